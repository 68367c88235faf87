/** A CSS module in which every class keeps the name that it has in the source. */
const classes: Record<string, string> = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? false : String(name)) },
);

export default classes;
