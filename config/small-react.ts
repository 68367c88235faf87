import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

/** Module -> file below `node_modules/preact`. ES modules throughout: a second copy would share no state. */
const FILES: Readonly<Record<string, string>> = {
  react: 'compat/dist/compat.module.js',
  'react-dom': 'compat/dist/compat.module.js',
  'react-dom/client': 'compat/client.mjs',
  'react/jsx-runtime': 'jsx-runtime/dist/jsxRuntime.module.js',
  preact: 'dist/preact.module.js',
  'preact/hooks': 'hooks/dist/hooks.module.js',
  'preact/compat': 'compat/dist/compat.module.js',
};

/** React's API in a quarter of its bytes, for the web: name of a module -> the file that stands for it. */
export function smallReactFiles(): Record<string, string> {
  const folder = dirname(createRequire(__filename).resolve('preact/package.json'));
  return Object.fromEntries(
    Object.entries(FILES).map(([name, file]) => [name, resolve(folder, file)]),
  );
}
