import { legible, plainReading } from '../../../shared/content-checks/reading/plain-reading';
import { LURES } from './lures';
import { FALSE_CLAIMS, WORD_RULES } from './word-list';
import type { FalseClaim, WordRule } from './word-list';

/** Each rule with its words as they are compared: reading them takes longer than comparing them with a text. */
const READ_RULES = WORD_RULES.map((rule) => ({
  rule,
  words: rule.words.map((word) => plainReading(word).close),
}));

/** A rule that a text meets. */
export type MetRule = Pick<WordRule, 'effect' | 'subject'>;

/** Rules whose words a text contains, however they are written, and lures that it holds. */
export function wordRulesIn(text: string): MetRule[] {
  const reading = plainReading(text);
  const words = READ_RULES.filter(({ words: listed }) =>
    listed.some((word) => reading.close.includes(word)),
  ).map(({ rule }) => rule);
  const lures = LURES.filter(
    ({ chinese, english }) => chinese.test(reading.close) || english.test(reading.apart),
  ).map(({ subject }) => ({ effect: 'hold' as const, subject }));
  const subjects = new Set(words.map(({ subject }) => subject));
  return [...words, ...lures.filter(({ subject }) => !subjects.has(subject))];
}

/** The first claim of a text that the encyclopaedia contradicts. */
export const falseClaimIn = (text: string): FalseClaim | null => {
  const read = legible(text);
  return FALSE_CLAIMS.find(({ pattern }) => pattern.test(read)) ?? null;
};
