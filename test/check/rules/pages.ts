import { allPages, appJson, filesOf, subPackages } from '../build';
import type { Build, TabItem } from '../build';
import { EVERY, MINI } from '../rule';
import type { Rule } from '../rule';

const ICON_LIMIT_BYTES = 40 * 1024;
/** Last folder (mini-program) or path (H5) of pages for developers only. */
const DEVELOPER_PAGES = ['module', 'swimlane'];

function icons(item: TabItem): string[] {
  const paths = [item.iconPath, item.selectedIconPath, item.icon, item.activeIcon];
  return paths.filter((path): path is string => Boolean(path));
}

function iconProblems(build: Build, item: TabItem): string[] {
  return icons(item).flatMap((icon) => {
    const path = icon.replace(/^\.?\//, '');
    const file = build.files.find((each) => each.path === path);
    if (!file) return [`tab icon ${path} is missing`];
    if (file.bytes > ICON_LIMIT_BYTES) return [`tab icon ${path} has more than 40 KB`];
    return /\.(svg|gif)$/.test(path) ? [`tab icon ${path} is neither PNG nor JPEG`] : [];
  });
}

export const tabBar: Rule = {
  name: 'tab bar',
  targets: MINI,
  check: (build) => {
    const app = appJson(build);
    const items = app.tabBar?.list ?? app.tabBar?.items ?? [];
    const wrongCount = items.length < 2 || items.length > 5;
    return [
      ...(wrongCount ? [`the tab bar has ${items.length} items, 2 to 5 are allowed`] : []),
      ...items
        .filter(({ pagePath }) => !app.pages.includes(pagePath))
        .map(({ pagePath }) => `tab page ${pagePath} is not in the main package`),
      ...items.flatMap((item) => iconProblems(build, item)),
    ];
  },
};

export const pageFiles: Rule = {
  name: 'page files',
  targets: MINI,
  check: (build) => {
    const template = build.target === 'weapp' ? 'wxml' : 'axml';
    const app = appJson(build);
    const missing = allPages(app).flatMap((page) =>
      ['js', 'json', template]
        .map((ending) => `${page}.${ending}`)
        .filter((file) => !build.has(file)),
    );
    const twice = subPackages(app).flatMap(({ root }) =>
      app.pages.filter((page) => page.startsWith(`${root}/`)),
    );
    return [
      ...(app.pages.length ? [] : ['app.json names no pages']),
      ...missing.map((file) => `${file} is missing`),
      ...twice.map((page) => `main-package page ${page} lies in a subpackage's folder`),
    ];
  },
};

export const developerPages: Rule = {
  name: 'developer pages',
  targets: EVERY,
  check: (build) => {
    if (build.environment !== 'live') return [];
    const isDeveloper = (page: string): boolean =>
      page.split('/').some((part) => DEVELOPER_PAGES.includes(part));
    const listed = allPages(appJson(build)).filter(isDeveloper);
    const routes = filesOf(build, /\.js$/).flatMap((file) => {
      const code = build.target === 'h5' ? file.read() : '';
      return DEVELOPER_PAGES.filter((name) => new RegExp(`["'\`]/${name}["'\`]`).test(code));
    });
    return [...listed, ...routes.map((name) => `/${name}`)].map(
      (page) => `${page} is a developers' page and part of a live build`,
    );
  },
};

/** Name of the debugging aid's element (src/shared/debug). */
const AID = 'debug-aid';

export const debuggingAid: Rule = {
  name: 'debugging aid',
  targets: EVERY,
  check: (build) => {
    // Mini-programs have their platforms' own tools, whatever the build is for.
    if (build.environment === 'qa' && build.target === 'h5') return [];
    return filesOf(build, /\.js$/)
      .filter((file) => file.read().includes(AID))
      .map(({ path }) => `${path} holds the debugging aid, which is for QA builds only`);
  },
};
