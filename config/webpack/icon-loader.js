const { readFileSync } = require('node:fs');
const { iconNames, iconPaths } = require('./icon-names');

const STYLES = require.resolve('../../src/ui/icon/icons.generated.scss');
const OUTLINE = require.resolve('./icon-outline-loader');
const OUTLINES = require.resolve('../../src/ui/icon/outlines.h5.ts');
const LIST = /[\\/]icon[\\/]icons\.ts$/;

/**
 * Imports the outline of every icon that a file names, so that it is in the chunk that shows it. A name must be a whole
 * string literal in the code, which the type of an icon name enforces.
 */
module.exports = function iconLoader(source, map) {
  if (LIST.test(this.resourcePath)) return this.callback(null, source, map);
  this.addDependency(STYLES);
  const known = [...iconPaths(readFileSync(STYLES, 'utf8')).keys()];
  const imports = iconNames(source, known).map((name) => {
    // A module for each, so that a chunk has no outline twice.
    const request = `icon-${name}.js!=!${OUTLINE}?${name},${OUTLINES}!${STYLES}`;
    return `import ${JSON.stringify(request)};`;
  });
  this.callback(null, imports.length ? `${source}\n${imports.join('\n')}\n` : source, map);
};
