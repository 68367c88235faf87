import { isHan, unitsOf } from '../../../search/units';

/** Of two titles that share fewer words than this, neither resembles the other. */
const LEAST_SHARED = 2;

/**
 * Words of a title, as far as that is known without a dictionary: in Chinese each pair of neighbouring characters, in
 * other scripts what blanks and digits delimit.
 */
export function wordsOf(title: string): ReadonlySet<string> {
  const units = unitsOf(title.normalize('NFKC'));
  const words = new Set<string>();
  for (const [index, { text, offset }] of units.entries()) {
    if (!isHan(text)) {
      words.add(text);
      continue;
    }
    const next = units[index + 1];
    if (next && isHan(next.text) && next.offset === offset + text.length)
      words.add(text + next.text);
  }
  return words;
}

/** Whether a title in lower case has a word of {@link wordsOf}; without its own words, as thousands are looked at. */
function matcherOf(word: string): (title: string) => boolean {
  if (isHan(word)) return (title) => title.includes(word);
  const neighbour = /\d/.test(word) ? '\\d' : '[a-z]';
  const whole = new RegExp(`(?<!${neighbour})${word}(?!${neighbour})`);
  return (title) => title.includes(word) && whole.test(title);
}

/** A question to compare with. */
export interface Titled {
  readonly title: string;
}

/**
 * The questions that share words with a title, those that share most first; equal ones stay in their order. A word
 * counts for less the more questions have it. Two words have to be the same, or the only one that the title has.
 */
export function mostSimilar<Question extends Titled>(
  title: string,
  questions: readonly Question[],
): Question[] {
  const matchers = [...wordsOf(title)].map(matcherOf);
  const titles = questions.map((question) => question.title.normalize('NFKC').toLowerCase());
  const having = matchers.map((matches) => titles.map(matches));
  const weights = having.map((has) =>
    Math.log(1 + questions.length / Math.max(1, has.filter(Boolean).length)),
  );
  const least = Math.max(1, Math.min(LEAST_SHARED, matchers.length));
  return questions
    .map((question, index) => {
      const shared = weights.filter((_, word) => having[word]?.[index]);
      return {
        question,
        shared: shared.length,
        weight: shared.reduce((sum, each) => sum + each, 0),
      };
    })
    .filter(({ shared }) => shared >= least)
    .sort((a, b) => b.weight - a.weight)
    .map(({ question }) => question);
}
