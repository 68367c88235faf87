import { privateNumbersIn } from '@contract/community/private-number-rules';
import type { PrivateNumberKind } from '@contract/community/private-number-rules';

/** What a text shows that a post should not. */
export interface PrivacyWarnings {
  /** Each kind of number once. Others will see asterisks instead. */
  readonly numbers: readonly PrivateNumberKind[];
  /** Names of the author's own family members. Nobody else knows them, so nobody hides them. */
  readonly names: readonly string[];
}

/** Shorter ones are in many other words. */
const SHORTEST_NAME = 2;

const plain = (text: string): string => text.replace(/[\s·•・]/g, '').toLowerCase();

/** What to warn of while somebody writes. @param family names of the author's family members */
export function privacyWarnings(text: string, family: readonly string[]): PrivacyWarnings {
  const numbers = [...new Set(privateNumbersIn(text).map(({ kind }) => kind))];
  const written = plain(text);
  const names = family.filter(
    (name) => plain(name).length >= SHORTEST_NAME && written.includes(plain(name)),
  );
  return { numbers, names: [...new Set(names)] };
}
