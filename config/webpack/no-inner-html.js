/** Replaces Taro's HTML string parser, which its runtime exports even if it is never used. */
export function setInnerHTML() {
  throw new Error('Mini-programs show trees of nodes, not strings of HTML');
}
