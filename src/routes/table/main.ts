import { TEN_MINUTES } from '../constants';
import type { RouteRow } from '../row';

export const mainRoutes = {
  home: {
    path: '/home',
    page: 'pages/main/home/index',
    title: ['首页', 'Home'],
    tab: 0,
    keepAlive: TEN_MINUTES,
    savePosition: true,
    pullDown: true,
    share: { query: [] },
  },
  departmentList: {
    path: '/departmentList',
    page: 'pages/main/department-list/index',
    title: ['附近门诊', 'Nearby clinics'],
    tab: 1,
    keepAlive: TEN_MINUTES,
    pullDown: true,
    share: { query: [] },
  },
  mine: {
    path: '/mine',
    page: 'pages/main/mine/index',
    title: ['我的', 'Me'],
    tab: 2,
    keepAlive: Infinity,
    updateMember: true,
    pullDown: true,
  },
} as const satisfies Record<string, RouteRow>;
