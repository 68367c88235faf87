/** Codes of the province and the city that a 6-digit area code lies in (GB/T 2260). */
export const provinceOf = (code: string): string => `${code.slice(0, 2)}0000`;
export const cityOf = (code: string): string => `${code.slice(0, 4)}00`;

/** Names from province to area, without the repeated name of municipalities. */
export const joinNames = (names: readonly (string | undefined)[]): string =>
  names.filter((name, index): name is string => !!name && names.indexOf(name) === index).join(' ');
