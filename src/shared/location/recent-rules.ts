/** Recent city codes with another in front, no code twice, at most `limit`. */
export const withRecent = (codes: readonly string[], code: string, limit: number): string[] =>
  [code, ...codes.filter((known) => known !== code)].slice(0, limit);
