import { isHan, normalised, readingsOf } from './units';

/** Shorter words have too many neighbours for a guess. */
const LEAST_HAN = 2;
const LEAST_LATIN = 4;
/** From so many characters on, one may be another: half of a word of two would be. */
const LEAST_HAN_TYPO = 3;
/** Words that follow a name and help nobody to find it. */
const FOLLOWING = /(?:疫苗|接种|预约|门诊|vaccines?)+$/u;

const isLongEnough = (form: string): boolean =>
  form.length >= (isHan(form) ? LEAST_HAN : LEAST_LATIN);

/** The word itself and what is left when one letter is dropped. */
const dropped = (form: string): string[] => [
  form,
  ...Array.from(form, (_, at) => form.slice(0, at) + form.slice(at + 1)),
];

const readAs = (word: string): string => readingsOf(word).join('');

/** Forms of what was typed or is known: as it is written and as it sounds. */
export function spokenForms(word: string): string[] {
  const bare = normalised(word).replace(FOLLOWING, '');
  return [...new Set(isHan(bare) ? [bare, readAs(bare)] : [bare])].filter(isLongEnough);
}

/** Keys under which a word is kept and looked up: two words one typo apart share at least one. */
export const spellingKeys = (word: string): string[] => [
  ...new Set(spokenForms(word).flatMap(dropped)),
];

/** Whether one letter added, dropped, replaced or exchanged with its neighbour makes one of the other, or none. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let head = 0;
  while (head < a.length && a[head] === b[head]) head += 1;
  let tail = 0;
  const most = Math.min(a.length, b.length) - head;
  while (tail < most && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  const left = a.slice(head, a.length - tail);
  const right = b.slice(head, b.length - tail);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** The best of some known words for what was typed: what sounds the same first, then what is one typo away. */
export function bestSpelling(typed: string, known: readonly string[]): string | null {
  const forms = spokenForms(typed);
  const distance = (word: string): number => {
    const others = spokenForms(word);
    if (others.some((other) => forms.includes(other))) return 0;
    const isNear = (form: string): boolean =>
      (!isHan(form) || form.length >= LEAST_HAN_TYPO) &&
      others.some((other) => isOneTypoApart(form, other));
    return forms.some(isNear) ? 1 : 2;
  };
  const ranked = known
    .filter((word) => normalised(word) !== normalised(typed))
    .map((word) => ({ word, away: distance(word) }))
    .filter(({ away }) => away < 2)
    .sort((a, b) => a.away - b.away || a.word.length - b.word.length || (a.word < b.word ? -1 : 1));
  return ranked[0]?.word ?? null;
}
