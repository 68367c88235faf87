/** ms until loading a script counts as failed (specification §9 "chunk load"). */
export const SCRIPT_TIMEOUT = 120_000;

/** A path of this site: exactly one leading slash. */
const OWN_PATH = /^\/(?![\\/])/;

/** Loads a script of this site. Rejects for any other URL, on failure, and after 120 s. */
export const loadOwnScript = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!OWN_PATH.test(path)) return reject(new Error(`${path} is not a script of this site`));
    const script = document.createElement('script');
    const end = (violation?: string): void => {
      clearTimeout(timer);
      if (violation) reject(new Error(`Script ${path} ${violation}`));
      else resolve();
    };
    const timer = setTimeout(() => end('took too long'), SCRIPT_TIMEOUT);
    script.src = path;
    script.onload = () => end();
    script.onerror = () => end('could not be loaded');
    document.head.appendChild(script);
  });
