let goHelp: (() => void) | undefined;

/** Sets how to open the page of help: components below the router cannot import it. */
export function setGoHelp(go: () => void): void {
  goHelp = go;
}

/** Opens the page of help; undefined where no router is: in tests of a component alone. */
export const helpOpener = (): (() => void) | undefined => goHelp;
