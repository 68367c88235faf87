import { gzipSync } from 'node:zlib';

import { appJson, filesOf, packaged, subPackages, sumBytes } from '../build';
import type { Build } from '../build';
import { EVERY, MINI } from '../rule';
import type { Rule } from '../rule';

const KB = 1024;
const MB = 1024 * KB;

/** Bytes: our own budgets for the main package, below the platforms' 2 MB. */
const MAIN_BUDGET = { weapp: 600 * KB, alipay: 500 * KB };
const PACKAGE_LIMIT = 2 * MB;
const TOTAL_LIMIT = { weapp: 30 * MB, alipay: 8 * MB };
/** The table of pages is in it: each costs 100 bytes. */
const FIRST_LOAD_BUDGET = 96 * KB;
const MEDIA_LIMIT = 200 * KB;

/** Bytes of the main package and of each subpackage of a mini-program build. */
export function packageBytes(build: Build): { main: number; packages: Record<string, number> } {
  const roots = subPackages(appJson(build)).map(({ root }) => root);
  const files = packaged(build);
  const of = (root: string): number =>
    sumBytes(files.filter(({ path }) => path.startsWith(`${root}/`)));
  const packages = Object.fromEntries(roots.map((root) => [root, of(root)]));
  const inPackages = Object.values(packages).reduce((sum, bytes) => sum + bytes, 0);
  return { main: sumBytes(files) - inPackages, packages };
}

function over(what: string, bytes: number, limit: number): string[] {
  if (bytes <= limit) return [];
  return [`${what} has ${Math.ceil(bytes / KB)} KB, the limit is ${Math.floor(limit / KB)} KB`];
}

export const packageSizes: Rule = {
  name: 'package sizes',
  targets: MINI,
  check: (build) => {
    if (build.target === 'h5') return [];
    const { main, packages } = packageBytes(build);
    const total = sumBytes(packaged(build));
    return [
      ...over('the main package', main, MAIN_BUDGET[build.target]),
      ...Object.entries(packages).flatMap(([root, bytes]) =>
        over(`subpackage ${root}`, bytes, PACKAGE_LIMIT),
      ),
      ...over('the whole app', total, TOTAL_LIMIT[build.target]),
    ];
  },
};

/** Scripts and style sheets that index.html loads whatever page is opened. */
export const loadedAtOnce = (html: string): string[] =>
  [
    ...html.matchAll(/<script[^>]+src="([^"]+)"/g),
    ...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g),
    ...html.matchAll(/<link[^>]+href="([^"]+)"[^>]+rel="stylesheet"/g),
  ].map((match) => (match[1] ?? '').replace(/^\.?\//, ''));

/** Gzip bytes of index.html with the scripts and style sheets that it loads before first paint. */
export function firstLoadBytes(build: Build): number {
  const page = build.files.find(({ path }) => path === 'index.html');
  if (!page) return 0;
  const html = page.read();
  const loaded = loadedAtOnce(html);
  const files = build.files.filter(({ path }) => loaded.includes(path));
  const inline = gzipSync(html, { level: 9 }).length;
  return files.reduce((sum, file) => sum + gzipSync(file.read(), { level: 9 }).length, inline);
}

export const firstLoad: Rule = {
  name: 'first load',
  targets: ['h5'],
  check: (build) =>
    over('home before first paint (gzip)', firstLoadBytes(build), FIRST_LOAD_BUDGET),
};

export const mediaSizes: Rule = {
  name: 'media sizes',
  targets: EVERY,
  check: (build) =>
    filesOf(build, /\.(png|jpe?g|gif|webp|svg|mp3|mp4|m4a|aac|ttf|woff2?)$/i).flatMap(
      ({ path, bytes }) => over(path, bytes, MEDIA_LIMIT),
    ),
};
