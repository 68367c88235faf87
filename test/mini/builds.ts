import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Platform } from '../simulator/options';

export const PLATFORMS: readonly Platform[] = ['weapp', 'alipay'];

/** Folder of a mini-program build: `dist/<platform>`, or below `$DIST`. */
export function buildFolder(platform: Platform): string {
  const folder = join(process.env['DIST'] ?? join(process.cwd(), 'dist'), platform);
  if (existsSync(join(folder, 'app.json'))) return folder;
  throw new Error(`There is no ${platform} build in ${folder}: run npm run build -- ${platform}`);
}

/** Every second one of a list, so that the platforms share it: their pages are the same code, their clients are not. */
export const halfOf = <T>(list: readonly T[], platform: Platform): readonly T[] =>
  list.filter((_, index) => index % PLATFORMS.length === PLATFORMS.indexOf(platform));
