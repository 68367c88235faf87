let goHome: () => void = () => undefined;

/** Sets how to open the home page. The router renders pages inside the boundary, so the boundary cannot import it. */
export function setGoHome(go: () => void): void {
  goHome = go;
}

/** Closes all pages and opens the home page. */
export const openHome = (): void => goHome();
