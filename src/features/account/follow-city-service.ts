/** Mini-programs have no address that a city service could write into. */
export const followCityService = (): (() => void) => () => undefined;
