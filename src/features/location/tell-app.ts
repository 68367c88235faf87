/** A mini-program has no app around it. */
export const tellAppOfCity = (): void => undefined;
