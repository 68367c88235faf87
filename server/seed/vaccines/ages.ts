/** Years as months. */
export const years = (count: number): number => count * 12;
