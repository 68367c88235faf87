import { DOCUMENT_PATH } from '../site/site-rules';
import type { MessagePage } from './message-rules';

/** Paths of the web site's pages by the names that messages use; the client's route table has the same. */
export const WEB_PAGES: Readonly<Record<MessagePage, string>> = {
  orderDetail: '/subscribeDetail',
  modifyOrder: '/modifiyOrder',
  restOfCourse: '/restOfCourse',
  refundDetails: '/refundDetails',
  waitingOffer: '/waiting',
  release: '/release',
  vaccineDetail: '/vaccineDetalis',
  vaccinePlan: '/vaccinePlan',
  postDetail: '/postDetail',
  report: '/report',
  articleDetail: '/articlesDetail',
  videoDetail: '/videoDetail',
  userHome: '/userHome',
  community: '/community',
  healthBeanTask: '/healthBeanTask',
  memberIndex: '/memberIndex',
  followUp: '/followUp',
  lottery: '/lottery',
  service: '/service',
  sessionList: '/sessionList',
};

/** Address at which a message opens the web site. @param origin of the site, without a trailing slash */
export function webAddress(
  origin: string,
  page: MessagePage,
  query: Readonly<Record<string, string>>,
): string {
  const pairs = new URLSearchParams(query).toString().replaceAll('+', '%20');
  return `${origin}${DOCUMENT_PATH}#${WEB_PAGES[page]}${pairs === '' ? '' : `?${pairs}`}`;
}
