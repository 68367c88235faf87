/** A path on the same host: one slash in front, then neither a second one nor a backslash, and nothing unprintable. */
const OWN_PATH = /^\/(?![\\/])[\x21-\x5b\x5d-\x7e]*$/;

/** Whether the path stays on the host, so that no link leads away from the product. */
export const isOwnPath = (path: string): boolean => OWN_PATH.test(path);
