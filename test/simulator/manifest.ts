import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Platform } from './options';

/** The parts of a built app.json that routing and API rules need. */
export interface Manifest {
  pages: string[];
  /** Pages of the main package. */
  main: string[];
  tabs: string[];
  requiredPrivateInfos: string[];
  usePrivacyCheck: boolean;
}

interface AppJson {
  pages: string[];
  subPackages?: { root: string; pages: string[] }[];
  subpackages?: { root: string; pages: string[] }[];
  tabBar?: { list?: { pagePath: string }[]; items?: { pagePath: string }[] };
  requiredPrivateInfos?: string[];
  __usePrivacyCheck__?: boolean;
}

export interface PageJson {
  usingComponents?: Record<string, string>;
  navigationBarTitleText?: string;
  defaultTitle?: string;
  enablePullDownRefresh?: boolean;
  pullRefresh?: boolean;
}

export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Reads app.json of a build; throws where there is no build. */
export function readManifest(root: string, platform: Platform): Manifest {
  const file = join(root, 'app.json');
  if (!existsSync(file)) throw new Error(`no ${platform} build in ${root}; build it first`);
  const app = readJson<AppJson>(file);
  const packages = [...(app.subPackages ?? []), ...(app.subpackages ?? [])];
  const inPackages = packages.flatMap(({ root: folder, pages }) =>
    pages.map((page) => `${folder.replace(/^\/|\/$/g, '')}/${page}`),
  );
  return {
    pages: [...app.pages, ...inPackages],
    main: app.pages,
    tabs: (app.tabBar?.list ?? app.tabBar?.items ?? []).map((item) => item.pagePath),
    requiredPrivateInfos: app.requiredPrivateInfos ?? [],
    usePrivacyCheck: app.__usePrivacyCheck__ ?? false,
  };
}
