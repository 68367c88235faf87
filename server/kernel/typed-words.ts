/** Takes an option and its text out of the words of a command; the text is empty where it is not given. */
export function readOption(
  words: readonly string[],
  option: string,
): { readonly text: string; readonly rest: readonly string[] } {
  const at = words.indexOf(option);
  if (at < 0) return { text: '', rest: words };
  const rest = words.filter((_, place) => place !== at && place !== at + 1);
  return { text: (words[at + 1] ?? '').trim(), rest };
}
