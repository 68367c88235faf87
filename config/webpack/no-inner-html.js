/** In place of Taro's parser of HTML strings, which its runtime exports whether or not anything is ever parsed. */
export function setInnerHTML() {
  throw new Error('Mini-programs show trees of nodes, not strings of HTML');
}
