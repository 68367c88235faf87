const { runInNewContext } = require('node:vm');

/** App config keys that only mini-programs read; on H5 they would add to the entry. */
const UNREAD = ['pages', 'subPackages', 'window'];

const CONFIG = /var config = (\{[\s\S]*?\});?\s*(?=window\.__taroAppConfig)/;

/** A page of the generated entry, with its path, its import, and its config, which is empty on H5. */
const PAGE =
  /Object\.assign\(\{\s*path: 'pages\/([\w-]+\/[\w-]+)\/index',\s*load: function\(context, params\) \{\s*const page = (import\("[^"]+"\))\s*return \[page, context, params\]\s*\}\s*\}, \{\}\)/g;
const WRITTEN_OUT = /load: function\(context, params\)/;

/** What every page of the entry has in common. */
const PAGE_OF = `const pageOf = (name, get) => ({
  path: 'pages/' + name + '/index',
  load: (context, params) => [get(), context, params],
});
`;

function slimConfig(_, text) {
  const config = runInNewContext(`(${text})`);
  for (const key of UNREAD) delete config[key];
  return `var config = ${JSON.stringify(config)};\n${PAGE_OF}`;
}

/**
 * Rewrites the generated entry of the web build: one page joins the entry chunk (its `import()` becomes eager), what all
 * pages have in common is written once, and the config keeps only the keys that our router reads.
 */
module.exports = function entryLoader(source) {
  const { page } = this.getOptions();
  const pattern = new RegExp(`import\\(("[^"]*${page}")\\)`);
  if (!CONFIG.test(source)) throw new Error('The generated entry has another form than expected');
  const entry = source
    .replace(PAGE, (_, name, load) => `pageOf('${name}', () => ${load})`)
    .replace(pattern, 'import(/* webpackMode: "eager" */ $1)')
    .replace(CONFIG, slimConfig);
  if (WRITTEN_OUT.test(entry)) throw new Error('A generated page has another form than expected');
  return entry;
};
