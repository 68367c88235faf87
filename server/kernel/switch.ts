const ON = ['1', 'true', 'on', 'yes'];
const OFF = ['0', 'false', 'off', 'no'];

/**
 * Reads a setting that is on or off. Anything else is an error: a misspelt one would be off without a word.
 * @param fallback where it is not set
 * @param besides what the setting may be besides, for the error
 */
export function readSwitch(
  name: string,
  value: string | undefined,
  fallback: boolean,
  besides?: string,
): boolean {
  if (value === undefined || value === '') return fallback;
  const word = value.trim().toLowerCase();
  if (ON.includes(word)) return true;
  if (OFF.includes(word)) return false;
  const others = besides === undefined ? '' : ` or ${besides}`;
  throw new Error(
    `${name} must be on (1, true, yes) or off (0, false, no)${others}, not "${value}".`,
  );
}
