/** Takes an option and its text out of the words of a command; the text is empty where it is not given. */
export function readOption(
  words: readonly string[],
  option: string,
): { readonly text: string; readonly rest: readonly string[] } {
  const foundIndex = words.indexOf(option);
  if (foundIndex < 0) return { text: '', rest: words };
  const rest = words.filter((_, index) => index !== foundIndex && index !== foundIndex + 1);
  return { text: (words[foundIndex + 1] ?? '').trim(), rest };
}
