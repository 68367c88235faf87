/** What a newcomer who follows an answer of CONTRIBUTING.md's table would change, and who notices. */
export interface Change {
  readonly question: string;
  /** One that the answer names. */
  readonly file: string;
  /** Text of the file, which occurs once. */
  readonly find: string;
  readonly replacement: string;
  /** The test file that fails with the change. */
  readonly test: string;
}

export const row = (question: string, ...changes: readonly Omit<Change, 'question'>[]): Change[] =>
  changes.map((change) => ({ question, ...change }));
