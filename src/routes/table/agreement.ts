import type { RouteRow } from '../row';

export const agreementRoutes = {
  privacyPolicy: {
    path: '/privacyMange',
    page: 'pages/agreement/privacy-policy/index',
    title: ['隐私政策', 'Privacy policy'],
    privacyStyle: true,
  },
  childrenPrivacy: {
    path: '/privacyMange/childrenPrivacy',
    page: 'pages/agreement/children-privacy/index',
    title: ['儿童个人信息保护规则', 'Children’s privacy'],
    privacyStyle: true,
  },
  enclosure1: {
    path: '/privacyMange/enclosure1',
    page: 'pages/agreement/enclosure1/index',
    title: ['附件一：个人信息收集清单', 'Annex 1: information we collect'],
    privacyStyle: true,
  },
  enclosure2: {
    path: '/privacyMange/enclosure2',
    page: 'pages/agreement/enclosure2/index',
    title: ['附件二：第三方共享清单', 'Annex 2: information we share'],
    privacyStyle: true,
  },
  personalInfoNav: {
    path: '/privacyMange/personalInfo/nav',
    page: 'pages/agreement/personal-info-nav/index',
    title: ['个人信息清单', 'Personal information list'],
    privacyStyle: true,
  },
  personalInfoBase: {
    path: '/privacyMange/personalInfo/baseInfo',
    page: 'pages/agreement/personal-info-base/index',
    title: ['基本信息', 'Basic information'],
    privacyStyle: true,
  },
  personalInfoUser: {
    path: '/privacyMange/personalInfo/user',
    page: 'pages/agreement/personal-info-user/index',
    title: ['用户使用信息', 'Usage information'],
    privacyStyle: true,
  },
  personalInfoBusiness: {
    path: '/privacyMange/personalInfo/business',
    page: 'pages/agreement/personal-info-business/index',
    title: ['业务信息', 'Service information'],
    privacyStyle: true,
  },
  personalInfoDriver: {
    path: '/privacyMange/personalInfo/driver',
    page: 'pages/agreement/personal-info-driver/index',
    title: ['设备信息', 'Device information'],
    privacyStyle: true,
  },
  personalInfoOld: {
    path: '/privacyMange/personalInfo/old',
    page: 'pages/agreement/personal-info-old/index',
    title: ['历史版本', 'Earlier versions'],
    privacyStyle: true,
  },
  userAgreement: {
    path: '/privacyMange/userAgreement',
    page: 'pages/agreement/user-agreement/index',
    title: ['用户协议', 'User agreement'],
  },
  vipAgreement: {
    path: '/privacyMange/vip',
    page: 'pages/agreement/vip-agreement/index',
    title: ['会员服务协议', 'Membership agreement'],
  },
  privacyAbstract: {
    path: '/privacyMange/abstract',
    page: 'pages/agreement/privacy-abstract/index',
    title: ['隐私政策摘要', 'Privacy summary'],
    privacyStyle: true,
  },
  logoutNotice: {
    path: '/privacyMange/logoutNotice',
    page: 'pages/agreement/logout-notice/index',
    title: ['注销须知', 'Account deletion notice'],
  },
  algorithm: {
    path: '/privacyMange/algorithm',
    page: 'pages/agreement/algorithm/index',
    title: ['算法说明', 'How our algorithms work'],
  },
} as const satisfies Record<string, RouteRow>;
