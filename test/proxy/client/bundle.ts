import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const ESBUILD = join(root, 'node_modules/esbuild/bin/esbuild');

/**
 * The product's client built for a target, without the app around it. Runs esbuild as a process, which does not work
 * inside jsdom.
 */
export function bundleClient(target: 'h5' | 'weapp' | 'alipay'): string {
  const isWeb = target === 'h5';
  const taro = `--alias:@tarojs/taro=${join(__dirname, 'native-taro.ts')}`;
  return execFileSync(
    ESBUILD,
    [
      join(__dirname, isWeb ? 'web.ts' : 'mini.ts'),
      '--bundle',
      '--format=iife',
      '--target=es2017',
      `--resolve-extensions=.${target}.ts,.ts,.tsx,.mjs,.js,.json`,
      '--main-fields=browser,module,main',
      `--alias:@=${join(root, 'src')}`,
      `--alias:@contract=${join(root, 'contract')}`,
      '--define:process.env.NODE_ENV="production"',
      '--log-level=error',
      ...(isWeb ? [] : [taro]),
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
  );
}
