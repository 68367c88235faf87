/** Mini-programs show the map on a page of its own. */
export function SideMap() {
  return null;
}
