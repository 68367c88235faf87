import type { RouteRow } from '../row';

export const clinicRoutes = {
  departmentIndex: {
    path: '/departmentIndex',
    page: 'pages/clinic/department-index/index',
    title: ['门诊详情', 'Clinic'],
    pullDown: true,
    share: { query: ['depaCode'], moments: true },
  },
  departmentIntro: {
    path: '/departmentIntro',
    page: 'pages/clinic/department-intro/index',
    title: ['门诊介绍', 'About the clinic'],
    share: { query: ['depaCode'], moments: true },
  },
  clinicMap: {
    path: '/clinicMap',
    page: 'pages/clinic/clinic-map/index',
    title: ['门诊地图', 'Clinics on a map'],
    share: { query: [] },
  },
  clinicFilter: {
    path: '/clinicFilter',
    page: 'pages/clinic/clinic-filter/index',
    title: ['筛选门诊', 'Filter clinics'],
  },
  toggleCity: {
    path: '/toggleCity',
    page: 'pages/clinic/toggle-city/index',
    title: ['选择城市', 'Choose a city'],
  },
  hospitalHome: {
    path: '/hospitalHome',
    page: 'pages/clinic/hospital-home/index',
    title: ['医院主页', 'Hospital'],
    pullDown: true,
    share: { query: ['depaCode'], moments: true },
  },
} as const satisfies Record<string, RouteRow>;
