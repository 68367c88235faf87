import type { RouteRow } from '../row';

export const orderRoutes = {
  orderDetail: {
    path: '/subscribeDetail',
    page: 'pages/order/order-detail/index',
    title: ['预约详情', 'Appointment'],
    pullDown: true,
  },
  refundDetails: {
    path: '/refundDetails',
    page: 'pages/order/refund-details/index',
    title: ['退款详情', 'Refund'],
    pullDown: true,
  },
  orderList: {
    path: '/myOrder',
    page: 'pages/order/order-list/index',
    title: ['我的预约', 'My appointments'],
    pullDown: true,
  },
  offlineOrder: {
    path: '/offlineOrder',
    page: 'pages/order/offline-order/index',
    title: ['线下订单', 'Clinic orders'],
    pullDown: true,
  },
  offlineOrderDetail: {
    path: '/offlineOrderDetail',
    page: 'pages/order/offline-order-detail/index',
    title: ['线下订单详情', 'Clinic order'],
  },
  cancelOrder: {
    path: '/cancelOrder',
    page: 'pages/order/cancel-order/index',
    title: ['取消预约', 'Cancel appointment'],
  },
  modifyOrder: {
    path: '/modifiyOrder',
    page: 'pages/order/modify-order/index',
    title: ['改约', 'Change appointment'],
  },
  restOfCourse: {
    path: '/restOfCourse',
    page: 'pages/order/rest-of-course/index',
    title: ['后面几针', 'The remaining doses'],
  },
  cancelOrderDetail: {
    path: '/cancelOrderDetail',
    page: 'pages/order/cancel-order-detail/index',
    title: ['已取消的预约', 'Cancelled appointment'],
  },
  certificate: {
    path: '/certificate',
    page: 'pages/order/certificate/index',
    title: ['接种凭证', 'Certificate'],
  },
  inoculateNote: {
    path: '/inoculateNote',
    page: 'pages/order/inoculate-note/index',
    title: ['接种后留观', 'After vaccination'],
  },
  followUp: {
    path: '/followUp',
    page: 'pages/order/follow-up/index',
    title: ['接种后随访', 'Follow-up'],
    pullDown: true,
  },
  scanConfirm: {
    path: '/scanConfirm',
    page: 'pages/order/scan-confirm/index',
    title: ['签到', 'Check in'],
  },
} as const satisfies Record<string, RouteRow>;
