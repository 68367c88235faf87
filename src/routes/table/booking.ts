import type { RouteRow } from '../row';

export const bookingRoutes = {
  vaccineNotice: {
    path: '/vaccineNotice',
    page: 'pages/booking/vaccine-notice/index',
    title: ['预约须知', 'Before you book'],
  },
  subscribe: {
    path: '/subscribe',
    page: 'pages/booking/subscribe/index',
    title: ['填写预约信息', 'Book an appointment'],
    updateMember: true,
  },
  submitLoading: {
    path: '/submitLoading',
    page: 'pages/booking/submit-loading/index',
    title: ['正在提交', 'Submitting'],
  },
  subscribeError: {
    path: '/subscribeError',
    page: 'pages/booking/subscribe-error/index',
    title: ['预约未成功', 'Not booked'],
  },
  subscribeSuccess: {
    path: '/subscribeSuccess',
    page: 'pages/booking/subscribe-success/index',
    title: ['预约成功', 'Booked'],
  },
  waitingOffer: {
    path: '/waiting',
    page: 'pages/booking/waiting/index',
    title: ['我的候补', 'Waiting list'],
    pullDown: true,
  },
  release: {
    path: '/release',
    page: 'pages/booking/release/index',
    title: ['放号排队', 'Release queue'],
    share: { query: ['id', 'depaCode', 'vaccId'] },
  },
} as const satisfies Record<string, RouteRow>;
