let goHome: () => void = () => undefined;

/** Takes the way home. The router draws pages inside their boundary, so the boundary cannot import the router. */
export function setGoHome(go: () => void): void {
  goHome = go;
}

/** Opens the home page in place of all others. */
export const openHome = (): void => goHome();
