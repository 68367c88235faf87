/** Characters of a new password. No kind of character is asked for, and none refused: length is what helps. */
export const LEAST_PASSWORD = 8;
export const MOST_PASSWORD = 128;

/** Characters as people count them: one for each sign outside the first plane too. */
export const passwordLength = (text: string): number => [...text].length;

export const hasPasswordLength = (text: string): boolean => {
  const length = passwordLength(text);
  return length >= LEAST_PASSWORD && length <= MOST_PASSWORD;
};
