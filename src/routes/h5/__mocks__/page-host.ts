/** A page host without pages: records only the location and history index to show. */
let shown: object | undefined;

export const shownPage = (): object | undefined => shown;

export async function enter(location: object, index: number): Promise<void> {
  shown = { location, index };
}
