const { runInNewContext } = require('node:vm');

/** App config keys that only mini-programs read; on H5 they would add to the entry. */
const UNREAD = ['pages', 'subPackages', 'window'];

const CONFIG = /var config = (\{[\s\S]*?\});?\s*(?=window\.__taroAppConfig)/;

function slimConfig(_, text) {
  const config = runInNewContext(`(${text})`);
  for (const key of UNREAD) delete config[key];
  return `var config = ${JSON.stringify(config)};\n`;
}

/**
 * Rewrites the generated entry of the web build: one page joins the entry chunk (its `import()` becomes eager), and the
 * config keeps only the keys that our router reads.
 */
module.exports = function entryLoader(source) {
  const { page } = this.getOptions();
  const pattern = new RegExp(`import\\(("[^"]*${page}")\\)`);
  if (!CONFIG.test(source)) throw new Error('The generated entry has another form than expected');
  return source
    .replace(pattern, 'import(/* webpackMode: "eager" */ $1)')
    .replace(CONFIG, slimConfig);
};
