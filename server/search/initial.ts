/** One of the first characters of each letter in the pinyin order; no syllable begins with I, U or V. */
const FIRST_OF_LETTER = [
  ...['阿A', '八B', '嚓C', '哒D', '妸E', '发F', '旮G', '哈H', '讥J', '咔K', '垃L', '妈M'],
  ...['拏N', '噢O', '妑P', '七Q', '呥R', '仨S', '它T', '穵W', '夕X', '丫Y', '帀Z'],
] as const;
/** Characters whose reading in names of vaccines and diseases is not their most frequent one. */
const READ_OTHERWISE: Readonly<Record<string, string>> = { 重: 'C' };

/** What a short name begins with before the word that people look it up by: origin, form, number of types. */
const QUALIFIER = /^(?:免费|进口|重组|口服|鼻喷|AC\s|[单双二三四五九]价|\d+\s?价|\d+v)\s*/;

const pinyinOrder = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
const OTHER = '#';

/** A short name without what stands before the word that people look it up by: `13 价肺炎` is found as `肺炎`. */
export function lookUpName(name: string): string {
  let rest = name;
  for (let next = rest.replace(QUALIFIER, ''); next !== rest; next = rest.replace(QUALIFIER, ''))
    rest = next;
  return rest || name;
}

/** What people call a vaccine for short: its look-up name without remarks in brackets and the word vaccine. */
export const keywordOf = (shortName: string): string =>
  lookUpName(shortName)
    .replace(/[（(].*$/, '')
    .replace(/疫苗$/, '')
    .trim();

/** Letter under which a name stands in an alphabet index, by pinyin for Chinese; `#` where it has none. */
export function initialOf(name: string): string {
  const first = name.charAt(0);
  if (/[a-z]/i.test(first)) return first.toUpperCase();
  if (!/\p{Script=Han}/u.test(first)) return OTHER;
  const read = READ_OTHERWISE[first];
  if (read) return read;
  const entry = FIRST_OF_LETTER.filter(
    (each) => pinyinOrder.compare(each.charAt(0), first) <= 0,
  ).at(-1);
  return entry?.charAt(1) ?? OTHER;
}

/** Order of an index: by letter, within it as a dictionary has it, what has no letter last. */
export function byName(a: string, b: string): number {
  const rank = (name: string): string => initialOf(name).replace(OTHER, '~');
  const [left, right] = [rank(a), rank(b)];
  if (left !== right) return left < right ? -1 : 1;
  return pinyinOrder.compare(a, b);
}
