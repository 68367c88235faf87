// npm run dev:h5, dev:weapp, dev:alipay: builds a target and builds it again at every change. H5 is served on port 10099,
// with API calls going to the provider on port 8080; mini-programs are opened from their folder in the platform's own tools.
import { spawn } from 'node:child_process';

const [target] = process.argv.slice(2);
/** A folder of its own for H5, since the provider serves dist/h5. */
const FOLDERS = { h5: 'dist/h5-dev', weapp: 'dist/weapp', alipay: 'dist/alipay' };
if (!(target in FOLDERS)) {
  console.error(`node scripts/dev.mjs ${Object.keys(FOLDERS).join('|')}`);
  process.exit(2);
}
const watcher = spawn('npx', ['taro', 'build', '--type', target, '--watch'], {
  stdio: 'inherit',
  env: { ...process.env, OUTPUT_ROOT: process.env.OUTPUT_ROOT ?? FOLDERS[target] },
  shell: process.platform === 'win32',
});
watcher.on('exit', (code) => process.exit(code ?? 1));
