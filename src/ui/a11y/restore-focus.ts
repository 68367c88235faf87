/** Mini-programs have no scripted focus. */
export const focusElement = (_id: string): boolean => false;

/** Mini-programs have no scripted focus. */
export function restoreFocus(_id?: string): void {}
