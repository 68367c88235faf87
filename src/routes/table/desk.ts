import type { RouteRow } from '../row';

/** Pages of staff: the clinic's desk, its management, the community's moderation and customer service; not in the specification. */
export const deskRoutes = {
  desk: {
    path: '/desk',
    page: 'pages/desk/desk/index',
    title: ['门诊工作台', 'Clinic desk'],
    targets: 'h5',
  },
  manage: {
    path: '/manage',
    page: 'pages/desk/manage/index',
    title: ['门诊管理', 'Clinic management'],
    targets: 'h5',
  },
  moderation: {
    path: '/moderation',
    page: 'pages/desk/moderation/index',
    title: ['社区审核', 'Moderation'],
    targets: 'h5',
  },
  serviceDesk: {
    path: '/serviceDesk',
    page: 'pages/desk/service-desk/index',
    title: ['客服工作台', 'Customer service desk'],
    targets: 'h5',
  },
} as const satisfies Record<string, RouteRow>;
