import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import vm from 'node:vm';

import type { Sandbox } from './sandbox';

type Wrapper = (
  require: (path: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

const scripts = new Map<string, vm.Script>();

function script(file: string): vm.Script {
  const code = readFileSync(file, 'utf8');
  const key = `${file}\n${code.length}\n${code}`;
  let known = scripts.get(key);
  if (!known) {
    known = new vm.Script(`(function (require, module, exports) {${code}\n})`, { filename: file });
    scripts.set(key, known);
  }
  return known;
}

/** CommonJS loader for the scripts of a built app: relative paths only, each file run once. */
export function createLoader(root: string, sandbox: Sandbox): (path: string) => unknown {
  const loaded = new Map<string, { exports: unknown }>();
  const load = (file: string): unknown => {
    const known = loaded.get(file);
    if (known) return known.exports;
    if (!existsSync(file)) throw new Error(`module '${file.slice(root.length)}' is not defined`);
    const module = { exports: {} as unknown };
    loaded.set(file, module);
    const run = script(file).runInContext(sandbox) as Wrapper;
    const require = (path: string): unknown => {
      const target = path.startsWith('/') ? join(root, path) : join(dirname(file), path);
      return load(target.endsWith('.js') ? target : `${target}.js`);
    };
    run(require, module, module.exports);
    return module.exports;
  };
  return (path) => load(join(root, path));
}
