// What the clients' builds depend on, as digests: a build is made again when the content differs, not when files are newer.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SETTINGS = [
  'APP_ENV',
  'API_HOST',
  'SITE_DOMAIN',
  'PRODUCT_NAME',
  'PRODUCT_NAME_EN',
  'QUICK_BUILD',
  'SERVICE_WORKER',
  'SOURCE_MAPS',
  'TARO_APP_ID',
];
/** The build's own files: its configuration, what ends it, and the versions of packages. */
const TOOLS = [
  'babel.config.js',
  'config',
  'package-lock.json',
  'package.json',
  'project.alipay.json',
  'project.config.json',
  'scripts/compress.mjs',
  'scripts/finish-build.mjs',
  'scripts/first-view.mjs',
  'scripts/service-worker.mjs',
  'scripts/split-icons.mjs',
  'tsconfig.json',
];
/** Sources that the configuration reads: webpack does not know that modules depend on them. */
const READ_BY_TOOLS = [
  'src/app.config.ts',
  'contract/site/operator-rules.ts',
  'contract/site/placeholder-rules.ts',
  'src/index.html',
  'src/platform/settings/settings.ts',
  'src/routes',
  'src/ui/theme/chrome-colors.ts',
];
const SOURCES = ['contract', 'src', 'types'];
const TEST = /\.test\.\w+$/;

function filesIn(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => filesIn(root, `${path}/${name}`));
}

/**
 * Digest of settings and of the content and names of files.
 * @param paths files and folders below `root`; tests in them are passed over
 */
export function digestOf(paths, settings, root = ROOT) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = paths.flatMap((path) => filesIn(root, path)).filter((name) => !TEST.test(name));
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** With what the operator's file says, wherever it lies; one that cannot be read is named by the build. */
function settingsOf(env) {
  const file = env.OPERATOR_SETTINGS;
  const operator = file && existsSync(file) ? readFileSync(file, 'utf8') : null;
  return [...SETTINGS.map((name) => env[name] ?? null), operator];
}

/** Digest of what makes the build and its settings: modules that webpack stored for another one are not used. */
export const toolsDigest = (env) => digestOf([...TOOLS, ...READ_BY_TOOLS], settingsOf(env));

/** Digest of all that a client's build is made of. @param env environment of the build */
export const buildDigest = (env) => digestOf([...SOURCES, ...TOOLS], settingsOf(env));

const SERVER_SOURCES = [
  'contract',
  'package-lock.json',
  'scripts/build-server.mjs',
  'scripts/server-bundle.mjs',
  'server',
];

/** Digest of all that the provider's build is made of; one for live is another. */
export const serverDigest = ({ APP_ENV } = process.env) =>
  digestOf(SERVER_SOURCES, [APP_ENV === 'live' ? 'live' : '']);

/** Digest of what the finished build in `folder` was made of; null if there is none. */
export function builtFrom(folder) {
  const note = `${folder}.build.json`;
  if (!existsSync(folder) || !existsSync(note)) return null;
  return JSON.parse(readFileSync(note, 'utf8')).inputs ?? null;
}
