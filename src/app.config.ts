import { derivePages, pageOf, TAB_LABELS, TAB_ROUTES } from './routes/derive';
import type { BuildEnvironment, Target } from './routes/row';
import { routeOf } from './routes/table';
import { CHROME } from './ui/theme/chrome-colors';

const target = process.env.TARO_ENV as Target;
const environment = (process.env.APP_ENV ?? 'qa') as BuildEnvironment;
const { pages, subPackages } = derivePages({ target, environment });

// WeChat follows the system's dark mode from the first frame, with the variables in theme.json; others start light.
const isWeChat = target === 'weapp';
const themed = (name: string, light: string): string => (isWeChat ? `@${name}` : light);
const { bar, page, text, tab, tabOn, edge } = CHROME.light;

const tabBar = {
  color: themed('tab', tab),
  selectedColor: themed('tabOn', tabOn),
  backgroundColor: themed('bar', bar),
  borderStyle: themed('edge', edge),
  list: TAB_ROUTES.map((name) => ({
    pagePath: routeOf(name).page,
    text: TAB_LABELS[name][0],
    iconPath: `assets/tab/${name}.png`,
    selectedIconPath: `assets/tab/${name}-active.png`,
  })),
};

/** Preloads the booking package while the user reads about a clinic or a vaccine. */
function preloadRules() {
  const rule = { network: 'all' as const, packages: ['pages/booking'] };
  const hasBooking = subPackages.some(({ root }) => root === 'pages/booking');
  const from = [pageOf('departmentIndex'), pageOf('vaccineDetail')];
  return Object.fromEntries(hasBooking ? from.map((path) => [path, rule]) : []);
}

/** Keys that only WeChat's app.json has (developers.weixin.qq.com/miniprogram/dev/reference/configuration/app.html). */
const wechat = {
  darkmode: true,
  themeLocation: 'theme.json',
  sitemapLocation: 'sitemap.json',
  requiredPrivateInfos: ['getLocation'],
  permission: {
    'scope.userLocation': { desc: '用于查找您附近的接种门诊' },
  },
  __usePrivacyCheck__: true,
};

// The H5 tab bar is a React component; mini-program keys would only add to its bundle.
const miniProgram = {
  ...(isWeChat ? wechat : {}),
  tabBar,
  lazyCodeLoading: 'requiredComponents',
  preloadRule: preloadRules(),
};

/** All derived from the route table: a new page is one row and one folder. */
export default defineAppConfig({
  pages,
  subPackages,
  window: {
    backgroundTextStyle: themed('pullText', text),
    navigationBarBackgroundColor: themed('bar', bar),
    navigationBarTitleText: PRODUCT_NAME,
    navigationBarTextStyle: themed('barText', 'black'),
    backgroundColor: themed('page', page),
  },
  ...(target === 'h5' ? {} : miniProgram),
} as Parameters<typeof defineAppConfig>[0]);
