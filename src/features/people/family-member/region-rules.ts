/** Names from province to area, without the repeated name of municipalities. */
export const joinNames = (names: readonly string[]): string =>
  names.filter((name, index) => names.indexOf(name) === index).join(' ');
