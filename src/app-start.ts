/** Mini-programs draw nothing outside their pages: a page that jumps outside mounts the prompt itself. */
export const Overlays = () => null;

/** A mini-program is one app with nothing around it: it starts nothing of its own. */
export const startTarget = (): void => undefined;
