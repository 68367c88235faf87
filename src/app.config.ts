import { derivePages, pageOf, TAB_LABELS, TAB_ROUTES } from './routes/derive';
import type { BuildEnvironment, Target } from './routes/row';
import { routeOf } from './routes/table';

const target = process.env.TARO_ENV as Target;
const environment = (process.env.APP_ENV ?? 'qa') as BuildEnvironment;
const { pages, subPackages } = derivePages({ target, environment });

const tabBar = {
  color: '#5b6b66',
  selectedColor: '#0b7a5b',
  backgroundColor: '#ffffff',
  borderStyle: 'white' as const,
  list: TAB_ROUTES.map((name) => ({
    pagePath: routeOf(name).page,
    text: TAB_LABELS[name][0],
    iconPath: `assets/tab/${name}.png`,
    selectedIconPath: `assets/tab/${name}-active.png`,
  })),
};

/** Booking is fetched while the user still reads about a clinic or a vaccine. */
function preloadRules() {
  const rule = { network: 'all' as const, packages: ['pages/booking'] };
  const hasBooking = subPackages.some(({ root }) => root === 'pages/booking');
  const from = [pageOf('departmentIndex'), pageOf('vaccineDetail')];
  return Object.fromEntries(hasBooking ? from.map((page) => [page, rule]) : []);
}

// The H5 tab bar is a React component; keys of mini-programs would only travel in its bundle.
const miniProgram = {
  tabBar,
  lazyCodeLoading: 'requiredComponents',
  preloadRule: preloadRules(),
  requiredPrivateInfos: ['getLocation', 'chooseLocation'],
  permission: {
    'scope.userLocation': { desc: '用于查找您附近的接种门诊' },
  },
  __usePrivacyCheck__: true,
};

/** Everything here derives from the route table, so that a new page is one row and one folder. */
export default defineAppConfig({
  pages,
  subPackages,
  window: {
    backgroundTextStyle: 'dark',
    navigationBarBackgroundColor: '#ffffff',
    navigationBarTitleText: PRODUCT_NAME,
    navigationBarTextStyle: 'black',
    backgroundColor: '#f4f7f5',
  },
  ...(target === 'h5' ? {} : miniProgram),
} as Parameters<typeof defineAppConfig>[0]);
