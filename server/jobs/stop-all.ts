/** @param stops stop one task each. @returns stops all of them at once */
export const stopAll = (stops: readonly (() => Promise<void>)[]) => async (): Promise<void> => {
  await Promise.all(stops.map((stop) => stop()));
};
