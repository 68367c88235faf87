/** What was sent, and the idempotency key under which. */
export interface Attempt {
  readonly key: string;
  readonly text: string;
  readonly fileIds: readonly string[];
}

/** What was written and not sent yet, or sent without an answer. */
export interface CommentDraft {
  readonly text: string;
  /** The last attempt without a known result; null: none. */
  readonly attempt: Attempt | null;
}

export const EMPTY_DRAFT: CommentDraft = { text: '', attempt: null };

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * The attempt to make. The same text and pictures go out under the same key, so that a lost answer posts nothing twice;
 * what was changed since is another comment and has another key.
 */
export function attemptOf(
  { attempt }: CommentDraft,
  text: string,
  fileIds: readonly string[],
  newKey: string,
): Attempt {
  const isAgain = attempt?.text === text && isSame(attempt.fileIds, fileIds);
  return isAgain ? attempt : { key: newKey, text, fileIds };
}
