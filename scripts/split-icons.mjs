// Moves icon outlines out of a mini-program's main package: each subpackage gets the outlines that only it uses, so
// that the main package, which everybody downloads first, contains only its own. Runs on the files of a finished build.
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';

const { iconNames } = createRequire(import.meta.url)('../config/webpack/icon-names.js');

const STYLE = { weapp: 'wxss', alipay: 'acss' };
const RULE = /\.ic-([\w-]+)\s*\{\s*--i:\s*url\("[^"]*"\);?\s*\}/g;

/** Scripts of the frameworks: words such as "copy" and "video" name no icon there. */
const FRAMEWORKS = ['taro.js', 'vendors.js'];
/** Outlines are ASCII, the default of data addresses; the minifier of styles names an encoding for each. */
const ENCODING = /(data:image\/svg\+xml);charset=utf-8,/g;

const slashes = (path) => path.split(sep).join('/');

/**
 * Divides outlines among packages.
 * @param {string} styles the main package's style sheet with every outline
 * @param {string} mainCode all scripts of the main package
 * @param {Record<string, string>} packageCode scripts of each subpackage, by its root
 * @returns {{ main: string, packages: Record<string, string> }} the main style sheet with the outlines that main names,
 *   and for each subpackage the outlines that it names and main lacks; unused outlines are dropped
 */
export function divideIcons(styles, mainCode, packageCode) {
  const rules = new Map([...styles.matchAll(RULE)].map(([rule, name]) => [name, rule]));
  const known = [...rules.keys()];
  const inMain = new Set(iconNames(mainCode, known));
  const packages = Object.fromEntries(
    Object.entries(packageCode).map(([root, code]) => [
      root,
      iconNames(code, known)
        .filter((name) => !inMain.has(name))
        .map((name) => rules.get(name))
        .join(''),
    ]),
  );
  return { main: styles.replace(RULE, (rule, name) => (inMain.has(name) ? rule : '')), packages };
}

/** Rewrites the build in `folder`, made for `target` ("weapp" or "alipay"). */
export function splitIcons(folder, target) {
  const style = STYLE[target];
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(join(folder, file)).isFile());
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  for (const file of files.filter((each) => each.endsWith(`.${style}`)))
    writeFileSync(join(folder, file), read(file).replace(ENCODING, '$1,'));
  const app = JSON.parse(read('app.json'));
  const subPackages = app.subPackages ?? app.subpackages ?? [];
  const rootOf = (file) => subPackages.find(({ root }) => slashes(file).startsWith(`${root}/`));
  const code = (wanted) =>
    files
      .filter((file) => file.endsWith('.js') && rootOf(file) === wanted)
      .filter((file) => !FRAMEWORKS.includes(file))
      .map(read)
      .join('\n');

  const sheet = files.find(
    (file) => !rootOf(file) && file.endsWith(style) && /\.ic-x\s*\{/.test(read(file)),
  );
  if (!sheet) throw new Error(`no style sheet with icons in ${folder}`);
  const packageCode = Object.fromEntries(subPackages.map((sub) => [sub.root, code(sub)]));
  const divided = divideIcons(read(sheet), code(undefined), packageCode);

  writeFileSync(join(folder, sheet), divided.main);
  for (const { root, pages } of subPackages) {
    if (!divided.packages[root]) continue;
    const icons = join(folder, root, `icons.${style}`);
    writeFileSync(icons, divided.packages[root]);
    for (const page of pages) {
      const own = join(folder, root, `${page}.${style}`);
      const path = slashes(relative(dirname(own), icons));
      const before = existsSync(own) ? readFileSync(own, 'utf8') : '';
      writeFileSync(own, `@import "${path}";${before}`);
    }
  }
}
