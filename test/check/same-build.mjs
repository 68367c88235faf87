// node test/check/same-build.mjs [target …]: whether plain `npx taro build --type <target>` writes what `npm run build` writes,
// file by file, in a shell whose NODE_ENV asks for something else. Builds into a folder of its own; dist/ stays as it is.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const TARGETS = ['h5', 'weapp', 'alipay'];
const SHOWN = 12;
const TARO = 'node_modules/@tarojs/cli/bin/taro';

/** What other steps of a test run may have set. */
const OWN = ['NODE_ENV', 'BUILD_INPUTS', 'BUILD_CACHE', 'QUICK_BUILD'];
const shell = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !OWN.includes(name)),
);

/** @returns whether it ended well. @param env on top of the shell's */
function run(args, env) {
  const options = { env: { ...shell, ...env }, encoding: 'utf8', maxBuffer: 2 ** 28 };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  if (status !== 0) console.log(`${stdout}${stderr}`.slice(-4000));
  return status === 0;
}

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** What differs between two folders, one file each. */
function differences(one, other) {
  const names = [...new Set([...filesOf(one), ...filesOf(other)])].sort();
  const bytes = (folder, name) => {
    try {
      return readFileSync(join(folder, name));
    } catch {
      return null;
    }
  };
  return names.flatMap((name) => {
    const [a, b] = [bytes(one, name), bytes(other, name)];
    if (a && b) return a.equals(b) ? [] : [`${name} differs`];
    return [`${name} is missing ${a ? 'from the plain command' : 'from the script'}`];
  });
}

const asked = process.argv.slice(2);
const base = mkdtempSync(join(tmpdir(), 'same-build-'));
let passed = 0;
let failed = 0;
try {
  for (const target of asked.length > 0 ? asked : TARGETS) {
    const script = join(base, 'script');
    const isBuilt = run(['scripts/build.mjs', target], { OUTPUT_ROOT: script });
    const plain = join(base, 'plain');
    const env = { OUTPUT_ROOT: join(plain, target), NODE_ENV: 'development' };
    const isWell = isBuilt && run([TARO, 'build', '--type', target], env);
    const found = isWell ? differences(join(script, target), env.OUTPUT_ROOT) : ['a build failed'];
    const count = isWell ? filesOf(env.OUTPUT_ROOT).length : 0;
    console.log(`${found.length > 0 ? '✗' : '✓'} ${target}: ${count} files`);
    for (const line of found.slice(0, SHOWN)) console.log(`    ${line}`);
    if (found.length > 0) failed += 1;
    else passed += 1;
  }
} finally {
  rmSync(base, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
