/** A CSS module in which every class is called what the source calls it. */
const classes: Record<string, string> = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? false : String(name)) },
);

export default classes;
