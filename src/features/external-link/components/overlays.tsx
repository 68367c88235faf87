/** Mini-programs draw nothing outside their pages: a page that jumps outside mounts the prompt itself. */
export const Overlays = () => null;
