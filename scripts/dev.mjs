// npm run dev:h5: watches the web client on port 10099; API calls go to the provider on port 8080.
import { spawn } from 'node:child_process';

const watcher = spawn('npx', ['taro', 'build', '--type', 'h5', '--watch'], {
  stdio: 'inherit',
  env: { ...process.env, OUTPUT_ROOT: process.env.OUTPUT_ROOT ?? 'dist/h5-dev' },
  shell: process.platform === 'win32',
});
watcher.on('exit', (code) => process.exit(code ?? 1));
