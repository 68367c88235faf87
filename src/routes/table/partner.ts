import { PARTNERS } from '../constants';
import type { RouteRow } from '../row';

export const partnerRoutes = {
  xdmHome: {
    path: '/xdmHome',
    page: 'pages/partner/xdm-home/index',
    title: ['首页', 'Home'],
    targets: 'h5',
    tab: 0,
  },
  xdmPrivacy: {
    path: '/xdmPrivacy',
    page: 'pages/partner/xdm-privacy/index',
    title: ['隐私政策', 'Privacy policy'],
    targets: 'h5',
    privacyStyle: true,
  },
  xdmRegister: {
    path: '/xdmRegist',
    page: 'pages/partner/xdm-register/index',
    title: ['注册', 'Register'],
    targets: 'h5',
  },
  appPublicity: {
    path: '/ymApp/publicity',
    page: 'pages/partner/app-publicity/index',
    title: ['下载应用', 'Get the app'],
    targets: 'h5',
  },
  openApp: {
    path: '/ymApp/openYmAppBlank',
    page: 'pages/partner/open-app/index',
    title: ['打开应用', 'Open the app'],
    targets: 'h5',
  },
  downloadApp: {
    path: '/ymApp/downYmAppBlank',
    page: 'pages/partner/download-app/index',
    title: ['下载应用', 'Download the app'],
    targets: 'h5',
  },
  jsbHome: {
    path: '/v1/app/jsb/blank/redirect',
    page: 'pages/partner/jsb-home/index',
    title: ['首页', 'Home'],
    targets: 'h5',
    tab: 0,
  },
  xdmOrder: {
    path: '/v1/app/xdm/blank/redirect/order',
    page: 'pages/partner/xdm-order/index',
    title: ['我的预约', 'My appointments'],
    targets: 'h5',
  },
  partnerRedirect: {
    path: '/v1/app/:partner/blank/redirect',
    page: 'pages/partner/partner-redirect/index',
    title: ['正在进入', 'One moment'],
    targets: 'h5',
    params: { partner: PARTNERS },
  },
  partnerIsLogin: {
    path: '/v1/app/:partner/blank/isLogin',
    page: 'pages/partner/partner-is-login/index',
    title: ['正在进入', 'One moment'],
    targets: 'h5',
    params: { partner: PARTNERS },
  },
  partnerLogin: {
    path: '/v1/app/:partner/blank/login',
    page: 'pages/partner/partner-login/index',
    title: ['登录', 'Log in'],
    targets: 'h5',
    params: { partner: PARTNERS },
  },
} as const satisfies Record<string, RouteRow>;
