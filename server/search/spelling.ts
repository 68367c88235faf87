import { compareText } from '@contract/text/order-rules';
import { isHan, normalised, readingsOf } from './units';

/** Characters; shorter words have too many similar words for a guess. */
const LEAST_HAN = 2;
const LEAST_LATIN = 4;
/** Han characters from which on one may be wrong; in a word of two that would be half. */
const LEAST_HAN_TYPO = 3;
/** Trailing words that do not help to find a name. */
const FOLLOWING = /(?:疫苗|接种|预约|门诊|vaccines?)+$/u;

const isLongEnough = (form: string): boolean =>
  form.length >= (isHan(form) ? LEAST_HAN : LEAST_LATIN);

/** The word itself, and the word without any one of its letters. */
const dropped = (form: string): string[] => [
  form,
  ...Array.from(form, (_, index) => form.slice(0, index) + form.slice(index + 1)),
];

const readAs = (word: string): string => readingsOf(word).join('');

/** Forms of a typed or known word: as written and as pinyin. */
export function spokenForms(word: string): string[] {
  const bare = normalised(word).replace(FOLLOWING, '');
  return [...new Set(isHan(bare) ? [bare, readAs(bare)] : [bare])].filter(isLongEnough);
}

/** Keys under which a word is stored and looked up: two words one typo apart share at least one. */
export const spellingKeys = (word: string): string[] => [
  ...new Set(spokenForms(word).flatMap(dropped)),
];

/** Whether two words are equal or differ by one letter added, dropped, replaced or swapped with its neighbour. */
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

/** The best known word for a typed one: the same sound first, then one typo apart. */
export function bestSpelling(typed: string, words: readonly string[]): string | null {
  const forms = spokenForms(typed);
  const distance = (word: string): number => {
    const others = spokenForms(word);
    if (others.some((other) => forms.includes(other))) return 0;
    const isNear = (form: string): boolean =>
      (!isHan(form) || form.length >= LEAST_HAN_TYPO) &&
      others.some((other) => isOneTypoApart(form, other));
    return forms.some(isNear) ? 1 : 2;
  };
  const ranked = words
    .filter((word) => normalised(word) !== normalised(typed))
    .map((word) => ({ word, away: distance(word) }))
    .filter(({ away }) => away < 2)
    .sort(
      (a, b) => a.away - b.away || a.word.length - b.word.length || compareText(a.word, b.word),
    );
  return ranked[0]?.word ?? null;
}
