const { iconPaths } = require('./icon-names');

/** A module that adds the outline of the icon named by the query to those that the site draws. */
module.exports = function iconOutlineLoader(styles) {
  const [name, outlines] = this.query.slice(1).split(',');
  const path = iconPaths(styles).get(name);
  return `import { outlines } from ${JSON.stringify(outlines)};
outlines[${JSON.stringify(name)}] = ${JSON.stringify(path)};`;
};
