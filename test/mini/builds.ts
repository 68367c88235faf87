import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Platform } from '../simulator/options';
import { isGate } from '../tiers/tier';

/** Platforms whose builds this run tests; `MINI_PLATFORMS` names others than its tier does. */
export const PLATFORMS: readonly Platform[] = platformsOf(
  process.env['MINI_PLATFORMS'] ?? (isGate() ? 'weapp' : 'weapp,alipay'),
);

function platformsOf(names: string): readonly Platform[] {
  const all: readonly Platform[] = ['weapp', 'alipay'];
  return all.filter((platform) => names.split(',').includes(platform));
}

/** Folder of a mini-program build: `dist/<platform>`, or below `$DIST`. */
export function buildFolder(platform: Platform): string {
  const folder = join(process.env['DIST'] ?? join(process.cwd(), 'dist'), platform);
  if (existsSync(join(folder, 'app.json'))) return folder;
  throw new Error(`There is no ${platform} build in ${folder}: run npm run build -- ${platform}`);
}

/**
 * Every second item of a list, so that the platforms share it: they have the same code of pages, but different
 * clients.
 */
export const halfOf = <T>(list: readonly T[], platform: Platform): readonly T[] =>
  list.filter((_, index) => index % PLATFORMS.length === PLATFORMS.indexOf(platform));
