const { readFileSync } = require('node:fs');
const { iconNames, iconRules } = require('./icon-names');

const STYLES = require.resolve('../../src/ui/icon/icons.generated.scss');
const RULE = require.resolve('./icon-rule-loader');
const LIST = /[\\/]icon[\\/]icons\.ts$/;

/**
 * Imports the outline of every icon that a file names, so that it is in the chunk that shows it. A name must be a whole
 * string literal in the code, which the type of an icon name enforces.
 */
module.exports = function iconLoader(source, map) {
  if (LIST.test(this.resourcePath)) return this.callback(null, source, map);
  this.addDependency(STYLES);
  const known = [...iconRules(readFileSync(STYLES, 'utf8')).keys()];
  const imports = iconNames(source, known).map((name) => {
    const request = `icon-${name}.css!=!${RULE}?${name}!${STYLES}`;
    return `import ${JSON.stringify(request)};`;
  });
  this.callback(null, imports.length ? `${source}\n${imports.join('\n')}\n` : source, map);
};
