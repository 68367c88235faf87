import type { MessagePage } from './message-rules';

/** Pages of the mini-programs by the names that messages use; the client's route table has the same. */
export const MINI_PAGES: Readonly<Record<MessagePage, string>> = {
  orderDetail: 'pages/order/order-detail/index',
  modifyOrder: 'pages/order/modify-order/index',
  restOfCourse: 'pages/order/rest-of-course/index',
  refundDetails: 'pages/order/refund-details/index',
  waitingOffer: 'pages/booking/waiting/index',
  release: 'pages/booking/release/index',
  vaccineDetail: 'pages/catalogue/vaccine-detail/index',
  vaccinePlan: 'pages/catalogue/vaccine-plan/index',
  postDetail: 'pages/community/post-detail/index',
  report: 'pages/community/report/index',
  articleDetail: 'pages/content/article-detail/index',
  videoDetail: 'pages/content/video-detail/index',
  userHome: 'pages/community/user-home/index',
  community: 'pages/community/community/index',
  healthBeanTask: 'pages/misc/health-bean-task/index',
  memberIndex: 'pages/member/member-index/index',
  followUp: 'pages/order/follow-up/index',
  lottery: 'pages/misc/lottery/index',
  service: 'pages/message/service/index',
  sessionList: 'pages/account/session-list/index',
};

/** Where a message opens the mini-program: page path without a leading slash, and the encoded query. */
export function miniPath(page: MessagePage, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return [MINI_PAGES[page], ...(pairs.length > 0 ? [pairs.join('&')] : [])].join('?');
}
