import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export type Target = 'weapp' | 'alipay' | 'h5';

/** One emitted file of a build; `path` is relative to the build, with forward slashes. */
export interface BuildFile {
  path: string;
  bytes: number;
  read(): string;
}

/** A build output as the rules read it. */
export interface Build {
  target: Target;
  root: string;
  /** Environment of the build; `live` is the strictest. */
  environment: string;
  /** Origin of the API baked into the build, if any. */
  apiHost: string | undefined;
  files: BuildFile[];
  has(path: string): boolean;
}

/** The parts of app.json that the rules read. */
export interface AppJson {
  pages: string[];
  subPackages?: SubPackage[];
  subpackages?: SubPackage[];
  tabBar?: { list?: TabItem[]; items?: TabItem[] };
  permission?: Record<string, { desc?: string }>;
  requiredPrivateInfos?: string[];
  __usePrivacyCheck__?: boolean;
}

interface SubPackage {
  root: string;
  pages: string[];
}

export interface TabItem {
  pagePath: string;
  iconPath?: string;
  selectedIconPath?: string;
  icon?: string;
  activeIcon?: string;
}

/** Reads a build folder. */
export function readBuild(
  root: string,
  target: Target,
  options: { environment?: string; apiHost?: string } = {},
): Build {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return {
        path: relative(root, file).replaceAll('\\', '/'),
        bytes: statSync(file).size,
        read: () => readFileSync(file, 'utf8'),
      };
    });
  return {
    target,
    root,
    environment: options.environment ?? 'live',
    apiHost: options.apiHost,
    files,
    has: (path) => existsSync(join(root, path)),
  };
}

export function appJson(build: Build): AppJson {
  const file = build.files.find(({ path }) => path === 'app.json');
  if (!file) return { pages: [] };
  return JSON.parse(file.read()) as AppJson;
}

/** Roots of the subpackages, without leading and trailing slashes. */
export function subPackages(app: AppJson): { root: string; pages: string[] }[] {
  const all = [...(app.subPackages ?? []), ...(app.subpackages ?? [])];
  return all.map(({ root, pages }) => ({ root: root.replace(/^\/|\/$/g, ''), pages }));
}

/** Every page path of the app, subpackages included. */
export function allPages(app: AppJson): string[] {
  const inPackages = subPackages(app).flatMap(({ root, pages }) =>
    pages.map((page) => `${root}/${page}`),
  );
  return [...app.pages, ...inPackages];
}

export function filesOf(build: Build, pattern: RegExp): BuildFile[] {
  return build.files.filter(({ path }) => pattern.test(path));
}

/** Files that count towards a package: licence texts are left out by the upload tools. */
export function packaged(build: Build): BuildFile[] {
  return build.files.filter(({ path }) => !/LICENSE\.txt$|\.map$/.test(path));
}

export function sumBytes(files: BuildFile[]): number {
  return files.reduce((sum, file) => sum + file.bytes, 0);
}
