// Gathers the facts of a release on this machine: git, environment, build.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { commitNow, git } from './commit.mjs';
import { readPackages } from './package-sizes.mjs';

export const ROOT = resolve(import.meta.dirname, '../..');
const TEXT = /\.(js|json|wxml|wxss|wxs|axml|acss|sjs|txt)$/;
const KEY_FILE = { weapp: 'WECHAT_UPLOAD_KEY_FILE', alipay: 'ALIPAY_UPLOAD_IDENTITY_FILE' };
const APP_ID = { weapp: 'WECHAT_MINI_APP_ID', alipay: 'ALIPAY_MINI_APP_ID' };
/** Settings whose values may never be in a package. */
const SECRET =
  /(SECRET|PRIVATE_KEY|AES_KEY|PASSWORD|TOKEN|PERSON_KEY|DATA_KEYS|CERTIFICATE_KEY)(_FILE)?$/;

const readOr = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** Uploaded versions are tags of this repository: `weapp/1.4.0`. */
export const tagOf = (platform, version) => `${platform}/${version}`;
export const tagRelease = (platform, version) => void git('tag', tagOf(platform, version));

function secretsOf(env) {
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (!SECRET.test(name) || value === '') return [];
    const text = name.endsWith('_FILE') ? (readOr(value) ?? '') : value;
    return [{ name, value: text.trim() }];
  });
}

/** @param options `--version`, `--desc`, `--robot` as given on the command line */
export async function factsOf(platform, { version, desc, robot }, env = process.env) {
  const folder = resolve(ROOT, env.OUTPUT_ROOT ?? 'dist', platform);
  const info = readOr(`${folder}.build.json`);
  const {
    files = [],
    problems = [],
    packages = [],
  } = existsSync(folder) ? await readPackages(folder, platform) : {};
  const keyFile = env[KEY_FILE[platform]];
  const upload = keyFile
    ? [{ name: KEY_FILE[platform], value: (readOr(keyFile) ?? '').trim() }]
    : [];
  return {
    platform,
    folder,
    packages,
    version,
    description: desc,
    robot,
    appId: env[APP_ID[platform]],
    keyFile,
    keyText: keyFile ? readOr(keyFile) : null,
    released: git('tag', '--list', `${platform}/*`)
      .split('\n')
      .map((tag) => tag.slice(platform.length + 1)),
    ...commitNow(),
    build: info === null ? null : JSON.parse(info),
    sizeProblems: problems,
    files: files
      .filter(({ path }) => TEXT.test(path))
      .map((file) => ({ path: file.path, text: file.read() })),
    secrets: [...secretsOf(env), ...upload],
  };
}
