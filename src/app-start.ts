/** Mini-programs draw nothing outside their pages: a page that jumps outside mounts the prompt itself. */
export const Overlays = () => null;

/**
 * A mini-program is one app with nothing around it. It keeps its own stack of pages, which show what the stores and
 * answers hold; those are emptied at a sign-out.
 */
export const startTarget = (): void => undefined;
