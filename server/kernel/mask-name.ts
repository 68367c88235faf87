/** Family name and stars: enough to tell people apart, not to know them. */
export const maskName = (name: string): string =>
  `${name.slice(0, 1)}${'*'.repeat(Math.max(1, name.length - 1))}`;
