import { allPages, appJson, filesOf } from '../build';
import type { Build } from '../build';
import type { Rule } from '../rule';
import { PRIVATE_APIS, calledApis } from './scripts';

function privateApisOf(build: Build): string[] {
  const code = filesOf(build, /\.js$/).map((file) => file.read());
  return PRIVATE_APIS.filter((name) => code.some((text) => calledApis(text, [name]).length));
}

export const requiredPrivateInfos: Rule = {
  name: 'requiredPrivateInfos',
  targets: ['weapp'],
  check: (build) => {
    const declared = appJson(build).requiredPrivateInfos ?? [];
    const called = privateApisOf(build);
    const missing = called.filter((name) => !declared.includes(name));
    // What is declared has to be applied for, and explained to the reviewer.
    const idle = declared.filter((name) => !called.includes(name));
    const both = ['getLocation', 'getFuzzyLocation'].every((name) => declared.includes(name));
    return [
      ...missing.map((name) => `${name} is called but not declared in requiredPrivateInfos`),
      ...idle.map((name) => `${name} is declared in requiredPrivateInfos but never called`),
      ...(both ? ['getLocation and getFuzzyLocation exclude each other'] : []),
    ];
  },
};

export const permissionTexts: Rule = {
  name: 'permission texts',
  targets: ['weapp'],
  check: (build) => {
    const text = appJson(build).permission?.['scope.userLocation']?.desc;
    const asks = privateApisOf(build).some((name) => /Location/.test(name));
    return asks && !text ? ['permission.scope.userLocation.desc does not say what for'] : [];
  },
};

export const privacyCheck: Rule = {
  name: 'privacy guide',
  targets: ['weapp'],
  check: (build) =>
    appJson(build).__usePrivacyCheck__ === true ? [] : ['__usePrivacyCheck__ is not switched on'],
};

/** Keys of app.json that Alipay does not know (developers.weixin.qq.com, global configuration). */
const WECHATS_KEYS = [
  'darkmode',
  'themeLocation',
  'sitemapLocation',
  'requiredPrivateInfos',
  'permission',
  '__usePrivacyCheck__',
] as const;

export const otherPlatformsKeys: Rule = {
  name: 'keys of the other platform',
  targets: ['alipay'],
  check: (build) => {
    const app = appJson(build);
    return WECHATS_KEYS.filter((key) => key in app).map((key) => `app.json has WeChat's ${key}`);
  },
};

interface SitemapFile {
  readonly rules: readonly { readonly action: string; readonly page: string }[];
}

/** Pages of people and their appointments, and what users write, which no search may index. */
const NEVER_INDEXED = /^pages\/(account|booking|community|member|order|verify)\//;

export const sitemap: Rule = {
  name: 'sitemap',
  targets: ['weapp'],
  check: (build) => {
    const [file] = filesOf(build, /^sitemap\.json$/);
    if (!file) return ["sitemap.json is missing: WeChat's search would index every page"];
    const { rules } = JSON.parse(file.read()) as SitemapFile;
    const pages = new Set(allPages(appJson(build)));
    const allowed = rules.filter(({ action }) => action === 'allow').map(({ page }) => page);
    const { action, page } = rules.at(-1) ?? {};
    return [
      ...(action === 'disallow' && page === '*'
        ? []
        : ['sitemap.json does not end with a refusal']),
      ...allowed
        .filter((each) => !pages.has(each))
        .map((each) => `sitemap.json allows ${each}, which is no page`),
      ...allowed
        .filter((each) => NEVER_INDEXED.test(each))
        .map((each) => `sitemap.json allows ${each}, which is no public page`),
    ];
  },
};
