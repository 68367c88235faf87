/** A stage without pages: it only knows what it should show, and where in the history. */
let shown: object | undefined;

export const shownPage = (): object | undefined => shown;

export async function enter(location: object, index: number): Promise<void> {
  shown = { location, index };
}
