import type { RouteRow } from '../row';

export const messageRoutes = {
  myMessage: {
    path: '/myMessage',
    page: 'pages/message/my-message/index',
    title: ['消息中心', 'Messages'],
    pullDown: true,
  },
  messageClassify: {
    path: '/messageClassify',
    page: 'pages/message/message-classify/index',
    title: ['消息分类', 'Message type'],
    pullDown: true,
  },
  messageList: {
    path: '/messageList',
    page: 'pages/message/message-list/index',
    title: ['消息列表', 'Message list'],
    pullDown: true,
  },
  messageDetail: {
    path: '/messageDetail',
    page: 'pages/message/message-detail/index',
    title: ['消息详情', 'Message'],
  },
  messageDetails: {
    path: '/messageDetails',
    page: 'pages/message/message-details/index',
    title: ['消息详情', 'Message'],
  },
  help: {
    path: '/help',
    page: 'pages/message/help/index',
    title: ['帮助与客服', 'Help'],
  },
  service: {
    path: '/service',
    page: 'pages/message/service/index',
    title: ['在线客服', 'Customer service'],
  },
  serviceHistory: {
    path: '/serviceHistory',
    page: 'pages/message/service-history/index',
    title: ['历史对话', 'Past conversations'],
  },
} as const satisfies Record<string, RouteRow>;
