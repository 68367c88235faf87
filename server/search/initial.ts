/** An early character of each letter in pinyin order; no syllable begins with I, U or V. */
const FIRST_OF_LETTER = [
  ...['阿A', '八B', '嚓C', '哒D', '妸E', '发F', '旮G', '哈H', '讥J', '咔K', '垃L', '妈M'],
  ...['拏N', '噢O', '妑P', '七Q', '呥R', '仨S', '它T', '穵W', '夕X', '丫Y', '帀Z'],
] as const;
/** Characters whose reading in names of vaccines and diseases is not their most frequent one. */
const READ_OTHERWISE: Readonly<Record<string, string>> = { 重: 'C' };

/** Prefixes of short names that people do not search by: origin, form, number of types. */
const QUALIFIER = /^(?:免费|进口|重组|口服|鼻喷|AC\s|[单双二三四五九]价|\d+\s?价|\d+v)\s*/;

const pinyinOrder = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
const OTHER = '#';

/** A short name without its qualifying prefixes: `13 价肺炎` is found as `肺炎`. */
export function lookUpName(name: string): string {
  let rest = name;
  for (let next = rest.replace(QUALIFIER, ''); next !== rest; next = rest.replace(QUALIFIER, ''))
    rest = next;
  return rest || name;
}

/** Common short name of a vaccine: its look-up name without remarks in brackets and the word vaccine. */
export const keywordOf = (shortName: string): string =>
  lookUpName(shortName)
    .replace(/[（(].*$/, '')
    .replace(/疫苗$/, '')
    .trim();

/** Letter of a name in the alphabetical index, by pinyin for Chinese; `#` where it has none. */
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

/** Order of the index: by letter, then in dictionary order; names without a letter last. */
export function byName(a: string, b: string): number {
  const rank = (name: string): string => initialOf(name).replace(OTHER, '~');
  const [left, right] = [rank(a), rank(b)];
  if (left !== right) return left < right ? -1 : 1;
  return pinyinOrder.compare(a, b);
}
