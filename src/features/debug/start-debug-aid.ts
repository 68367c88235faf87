/** The debugging aid is a page element of H5; mini-programs have their platforms' own tools. */
export const startDebugAid = (): void => undefined;
