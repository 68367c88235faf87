import type { RouteRow } from '../row';

export const accountRoutes = {
  accountManage: {
    path: '/accountManage',
    page: 'pages/account/account-manage/index',
    title: ['账号管理', 'Account'],
    tab: 2,
    updateMember: true,
  },
  login: { path: '/login', page: 'pages/account/login/index', title: ['登录', 'Log in'] },
  syncLogin: {
    path: '/syncLogin',
    page: 'pages/account/sync-login/index',
    title: ['同步登录', 'Logging in'],
    targets: 'h5',
  },
  bindMobile: {
    path: '/bindMobile',
    page: 'pages/account/bind-mobile/index',
    title: ['绑定手机号', 'Add mobile number'],
  },
  password: {
    path: '/password',
    page: 'pages/account/password/index',
    title: ['登录密码', 'Password'],
  },
  changeMobile: {
    path: '/changeMobile',
    page: 'pages/account/change-mobile/index',
    title: ['更换手机号', 'Change mobile number'],
  },
  sessionList: {
    path: '/sessionList',
    page: 'pages/account/session-list/index',
    title: ['登录的设备', 'Devices logged in'],
  },
  serialVerify: {
    path: '/serial-verify',
    page: 'pages/account/serial-verify/index',
    title: ['短信验证', 'SMS verification'],
  },
  personalManage: {
    path: '/personalMangage',
    page: 'pages/account/personal-manage/index',
    title: ['个人信息管理', 'Personal information'],
  },
  noticeList: {
    path: '/noticeList',
    page: 'pages/account/notice-list/index',
    title: ['权限和通知', 'Permissions and notices'],
    privacyStyle: true,
  },
  infoAuthorization: {
    path: '/infoAuthorization',
    page: 'pages/account/info-authorization/index',
    title: ['信息授权', 'Information sharing'],
  },
  alipayAuth: {
    path: '/alipay/auth',
    page: 'pages/account/alipay-auth/index',
    title: ['授权登录', 'Platform login'],
  },
  cityServiceLogin: {
    path: '/tftfAlipayMini/index',
    page: 'pages/account/city-service-login/index',
    title: ['城市服务登录', 'City service login'],
  },
} as const satisfies Record<string, RouteRow>;
