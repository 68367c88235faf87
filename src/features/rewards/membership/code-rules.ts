import { CODE_LENGTH, tidyCode } from '@contract/member/member-rules';

/** A typed code as the provider reads it; null while it is not complete. */
export function codeIn(typed: string): string | null {
  const code = tidyCode(typed);
  return code.length === CODE_LENGTH ? code : null;
}
