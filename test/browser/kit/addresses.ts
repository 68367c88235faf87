import { includedRoutes, isPending } from '@/routes/derive';
import { pathOf } from '@/routes/match';
import { routeOf } from '@/routes/table';
import type { RouteName } from '@/routes/table';
import type { Sample } from './sample';

type QueryOf = (sample: Sample) => Readonly<Record<string, string>>;

const clinic: QueryOf = ({ depaCode }) => ({ depaCode });
const product: QueryOf = ({ vaccId }) => ({ vaccId });
const booking: QueryOf = ({ open: { vaccId, depaCode } }) => ({ vaccId, depaCode });
const order: QueryOf = ({ orderId }) => ({ orderId });
const refund: QueryOf = ({ refundOrderId }) => ({ orderId: refundOrderId });
const done: QueryOf = ({ doneOrderId }) => ({ orderId: doneOrderId });

/** What the pages need to know from their address. A page without a row is opened by its bare path. */
const QUERIES: Partial<Record<RouteName, QueryOf>> = {
  articleDetail: ({ articleId }) => ({ articleId }),
  cancelOrder: order,
  cancelOrderDetail: refund,
  certificate: done,
  departmentIndex: clinic,
  departmentIntro: clinic,
  desk: clinic,
  encyclopediaDetail: ({ encyclopediaId }) => ({ id: encyclopediaId }),
  hospitalHome: clinic,
  inoculateNote: done,
  memberForm: () => ({ type: '3' }),
  messageClassify: () => ({ messageClass: 'booking' }),
  messageDetail: ({ messageId }) => ({ messageId }),
  modifyOrder: order,
  offlineOrderDetail: done,
  orderDetail: order,
  refundDetails: refund,
  subscribe: booking,
  subscribeSuccess: order,
  vaccineDetail: product,
  vaccineList: ({ catalogId }) => ({ catalogId }),
  vaccineNotice: booking,
  vaccineZone: ({ zoneId }) => ({ zoneId }),
  videoBlank: ({ videoId }) => ({ videoId }),
  videoDetail: ({ videoId }) => ({ videoId }),
  vaccineZoneArticle: ({ zoneId }) => ({ zoneId }),
};

/** Pages that a signed-in person is led away from. */
const FOR_VISITORS: ReadonlySet<RouteName> = new Set([
  'login',
  'syncLogin',
  'bindMobile',
  'alipayAuth',
  'cityServiceLogin',
]);

/** Pages whose whole business is to lead on to another one. */
const RELAYS: ReadonlySet<RouteName> = new Set([
  'syncLogin',
  // Whoever has a mobile goes on, whoever is a visitor logs in.
  'bindMobile',
  'alipayAuth',
  'cityServiceLogin',
  'activitySurvey',
  'messageBridge',
  'whitePage',
  'openApp',
  'downloadApp',
  'jsbHome',
  'xdmOrder',
  'partnerRedirect',
  'partnerIsLogin',
  'partnerLogin',
]);

/** What pages have to log when their bare address is opened (specification §5). */
const LOGGED: Partial<Record<RouteName, string>> = {
  cityServiceLogin: 'console: [city-service] missing required URL parameters',
};

/** Every page that the H5 build of the qa environment offers and that is not only announced. */
export const builtPages = (): readonly RouteName[] =>
  includedRoutes({ target: 'h5', environment: 'qa' }).filter((name) => !isPending(name));

/** The lines that belong into the console when the page is opened at its address; none for nearly all. */
export const loggedBy = (name: RouteName): readonly string[] => {
  const line = LOGGED[name];
  return line === undefined ? [] : [line];
};

/** Whether the page is to be looked at by somebody who is not signed in. */
export const isForVisitors = (name: RouteName): boolean => FOR_VISITORS.has(name);

/** Whether the page may show another one in its place. */
export const isRelay = (name: RouteName): boolean => RELAYS.has(name);

/** The query by which a page finds what it shows, with real ids. */
export const queryOf = (name: RouteName, sample: Sample): Readonly<Record<string, string>> =>
  QUERIES[name]?.(sample) ?? {};

/** The address of a page, with real ids where it needs some. */
export function addressOf(name: RouteName, sample: Sample): string {
  const params = Object.fromEntries(
    Object.entries(routeOf(name).params ?? {}).map(([key, [first = '']]) => [key, first]),
  );
  const query = new URLSearchParams(queryOf(name, sample)).toString();
  return pathOf(name, params) + (query && `?${query}`);
}
