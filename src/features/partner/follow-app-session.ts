/** No app is around a mini-program. */
export const followAppSession = (): void => undefined;
