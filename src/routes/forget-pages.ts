/** Mini-programs keep their own stack; its pages show what the stores and answers hold, which are emptied. */
export const forgetPages = (): void => undefined;
