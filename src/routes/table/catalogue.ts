import { SLOW_PAGE_VIEW } from '../constants';
import type { RouteRow } from '../row';

export const catalogueRoutes = {
  allVaccine: {
    path: '/allVaccine',
    page: 'pages/catalogue/all-vaccine/index',
    title: ['全部疫苗', 'All vaccines'],
    share: { query: ['catalogId'] },
  },
  vaccineList: {
    path: '/vaccineList',
    page: 'pages/catalogue/vaccine-list/index',
    title: ['疫苗列表', 'Vaccines'],
    keepAlive: Infinity,
    savePosition: true,
    share: { query: ['catalogId', 'zoneId', 'category', 'name'] },
  },
  vaccineClass: {
    path: '/vaccineClass',
    page: 'pages/catalogue/vaccine-class/index',
    title: ['疫苗分类', 'Vaccine classes'],
    share: { query: [] },
  },
  vaccineDetail: {
    path: '/vaccineDetalis',
    page: 'pages/catalogue/vaccine-detail/index',
    title: ['疫苗详情', 'Vaccine'],
    share: { query: ['vaccId'], moments: true },
  },
  vaccineZone: {
    path: '/vaccineZone',
    page: 'pages/catalogue/vaccine-zone/index',
    title: ['疫苗专区', 'Vaccine zone'],
    pageViewDelay: SLOW_PAGE_VIEW,
    share: { query: ['zoneId'], moments: true },
  },
  vaccineZoneArticle: {
    path: '/vaccineZoneArticle',
    page: 'pages/catalogue/vaccine-zone-article/index',
    title: ['专区文章', 'Zone articles'],
    pullDown: true,
    share: { query: ['zoneId', 'name'], moments: true },
  },
  search: {
    path: '/search',
    page: 'pages/catalogue/search/index',
    title: ['搜索', 'Search'],
    share: { query: [] },
  },
  encyclopedia: {
    path: '/encyclopedia',
    page: 'pages/catalogue/encyclopedia/index',
    title: ['疫苗百科', 'Vaccine encyclopaedia'],
    share: { query: [], moments: true },
  },
  encyclopediaDetail: {
    path: '/encyclopediaDetail',
    page: 'pages/catalogue/encyclopedia-detail/index',
    title: ['百科详情', 'Encyclopaedia entry'],
    pageViewDelay: SLOW_PAGE_VIEW,
    aliases: ['/encyclopedia-detail'],
    share: { query: ['id'], moments: true },
  },
  vaccinePlan: {
    path: '/vaccinePlan',
    page: 'pages/catalogue/vaccine-plan/index',
    title: ['接种计划', 'Vaccination plan'],
    pullDown: true,
    share: { query: [] },
  },
  doseHistory: {
    path: '/doseHistory',
    page: 'pages/catalogue/dose-history/index',
    title: ['接种记录', 'Vaccination record'],
    pullDown: true,
  },
  helpChoose: {
    path: '/helpChoose',
    page: 'pages/catalogue/help-choose/index',
    title: ['帮我选疫苗', 'Help me choose'],
    share: { query: [] },
  },
  children: {
    path: '/children',
    page: 'pages/catalogue/children/index',
    title: ['儿童疫苗', 'Children’s vaccines'],
    share: { query: [] },
  },
  userWantDo: {
    path: '/userWantDo',
    page: 'pages/catalogue/user-want-do/index',
    title: ['我的到苗提醒', 'My vaccine alerts'],
  },
} as const satisfies Record<string, RouteRow>;
