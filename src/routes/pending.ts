import type { RouteName } from './table';

/** Taro page path of the shared page that stands in for pending ones. */
export const PENDING_PAGE = 'pages/support/pending/index';

/**
 * Pages that are still to come: their routes lead to the shared page. Whoever builds a page deletes its row here and
 * its text in `pages/support/pending/promises.ts`.
 */
export const PENDING = {
  personalManage: true,
  noticeList: true,
  infoAuthorization: true,
  memberIndex: true,
  privilegeCenter: true,
  messageDetails: true,
  service: true,
  collections: true,
  community: true,
  circle: true,
  topic: true,
  postDetail: true,
  postEdit: true,
  userHome: true,
  report: true,
  questionnaire: true,
  activitySurvey: true,
  lottery: true,
  healthBeanTask: true,
  submitEmail: true,
  sendEmail: true,
  exportSuccess: true,
} as const satisfies Partial<Record<RouteName, true>>;

/** Name of a page that is still to come. */
export type PendingName = keyof typeof PENDING;
