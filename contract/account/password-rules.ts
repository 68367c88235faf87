/** Characters of a new password. No kind of character is required or refused: length decides the strength. */
export const LEAST_PASSWORD = 8;
export const MOST_PASSWORD = 128;

/** Length in code points, so that a character outside the BMP counts as one. */
export const passwordLength = (text: string): number => [...text].length;

export const hasPasswordLength = (text: string): boolean => {
  const length = passwordLength(text);
  return length >= LEAST_PASSWORD && length <= MOST_PASSWORD;
};
