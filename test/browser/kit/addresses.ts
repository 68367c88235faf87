import { includedRoutes } from '@/routes/derive';
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

/** The query that pages need. A page without a row is opened by its bare path. */
const QUERIES: Partial<Record<RouteName, QueryOf>> = {
  articleDetail: ({ articleId }) => ({ articleId }),
  cancelOrder: order,
  cancelOrderDetail: refund,
  caregivers: ({ linkmanId }) => ({ linkmanId }),
  certificate: done,
  circle: ({ circleId }) => ({ circleId }),
  departmentIndex: clinic,
  departmentIntro: clinic,
  desk: clinic,
  encyclopediaDetail: ({ encyclopediaId }) => ({ id: encyclopediaId }),
  followUp: done,
  hospitalHome: clinic,
  inoculateNote: done,
  memberForm: () => ({ type: '3' }),
  messageClassify: () => ({ messageClass: 'booking' }),
  messageDetail: ({ messageId }) => ({ messageId }),
  messageDetails: ({ messageId }) => ({ messageId }),
  modifyOrder: order,
  offlineOrderDetail: done,
  orderDetail: order,
  postDetail: ({ postId }) => ({ postId }),
  refundDetails: refund,
  restOfCourse: order,
  subscribe: booking,
  subscribeSuccess: order,
  topic: ({ topicId }) => ({ topicId }),
  vaccineDetail: product,
  vaccineList: ({ catalogId }) => ({ catalogId }),
  vaccineNotice: booking,
  vaccineZone: ({ zoneId }) => ({ zoneId }),
  videoBlank: ({ videoId }) => ({ videoId }),
  videoDetail: ({ videoId }) => ({ videoId }),
  vaccineZoneArticle: ({ zoneId }) => ({ zoneId }),
};

/** Pages that redirect a signed-in person. */
const FOR_VISITORS: ReadonlySet<RouteName> = new Set([
  'login',
  'syncLogin',
  'bindMobile',
  'alipayAuth',
  'cityServiceLogin',
]);

/** Pages whose only purpose is to redirect. */
const RELAYS: ReadonlySet<RouteName> = new Set([
  'syncLogin',
  // Somebody with a mobile is led on, a visitor to the login.
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

/** Every page of the H5 build for the qa environment. */
export const builtPages = (): readonly RouteName[] =>
  includedRoutes({ target: 'h5', environment: 'qa' });

/** The lines that the console must contain when the page is opened at its address; none for nearly all pages. */
export const loggedBy = (name: RouteName): readonly string[] => {
  const line = LOGGED[name];
  return line === undefined ? [] : [line];
};

/** Whether the page is checked while signed out. */
export const isForVisitors = (name: RouteName): boolean => FOR_VISITORS.has(name);

/** Whether the page may redirect to another one. */
export const isRelay = (name: RouteName): boolean => RELAYS.has(name);

/** The page's query, with real ids. */
export const queryOf = (name: RouteName, sample: Sample): Readonly<Record<string, string>> =>
  QUERIES[name]?.(sample) ?? {};

/** The address of a page, with real ids where it needs them. */
export function addressOf(name: RouteName, sample: Sample): string {
  const params = Object.fromEntries(
    Object.entries(routeOf(name).params ?? {}).map(([key, [first = '']]) => [key, first]),
  );
  const query = new URLSearchParams(queryOf(name, sample)).toString();
  return pathOf(name, params) + (query && `?${query}`);
}
