/** A picture of our own host: a file that the site delivers, never one that a person uploaded. */
const OWN_PICTURE = /^\/pictures\/[a-z0-9-]+(?:\/[a-z0-9-]+)*\.(?:svg|png|jpg|jpeg|gif|webp)$/;
/** Parameters of links: what ids and codes are made of. */
const QUERY_NAME = /^[A-Za-z][A-Za-z0-9]{0,30}$/;
const QUERY_VALUE = /^[A-Za-z0-9_-]{1,40}$/;
const MOST_PARAMETERS = 4;

/** Whether an address is that of a picture on our own host. */
export const isOwnPicture = (src: string): boolean => OWN_PICTURE.test(src);

/** Whether parameters may stand in a link of rich content. */
export function isLinkQuery(query: Readonly<Record<string, string>>): boolean {
  const pairs = Object.entries(query);
  return (
    pairs.length <= MOST_PARAMETERS &&
    pairs.every(([name, value]) => QUERY_NAME.test(name) && QUERY_VALUE.test(value))
  );
}

const isWithin = (code: number, first: number, last: number): boolean =>
  code >= first && code <= last;

/** Whether a text has no control characters and none that turn its direction, which could disguise what it says. */
export function isPlainText(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isControl = (code < 0x20 && code !== 0x0a) || isWithin(code, 0x7f, 0x9f);
    const isTurning = isWithin(code, 0x202a, 0x202e) || isWithin(code, 0x2066, 0x2069);
    if (isControl || isTurning || code === 0xfeff) return false;
  }
  return true;
}
