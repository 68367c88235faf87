import { FALSE_CLAIMS, WORD_RULES } from './word-list';
import type { FalseClaim, WordRule } from './word-list';

/** What is written between the signs of a word to hide it. */
const HIDING = /[\s\p{P}\p{S}\p{Cf}]+/gu;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(HIDING, '');

/** Rules whose words a text contains, also where signs are written between them. */
export function wordRulesIn(text: string): WordRule[] {
  const read = plain(text);
  return WORD_RULES.filter(({ words }) => words.some((word) => read.includes(plain(word))));
}

/** The first claim of a text that the encyclopaedia contradicts. */
export const falseClaimIn = (text: string): FalseClaim | null =>
  FALSE_CLAIMS.find(({ pattern }) => pattern.test(text.normalize('NFKC'))) ?? null;
