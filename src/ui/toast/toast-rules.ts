/** Widest text, in Chinese characters, that WeChat shows with an icon; it cuts off the rest. Without one it shows two lines. */
const MOST = 7;
/** The characters that are half as wide as a Chinese one. */
const HALF_WIDTH = /[\u0020-\u00ff]/g;

/** Whether a mini-program's toast shows all of a text together with an icon. */
export function fitsWithIcon(text: string): boolean {
  const halves = text.match(HALF_WIDTH)?.length ?? 0;
  return text.length - halves / 2 <= MOST;
}
