import type { RouteRow } from '../row';

export const communityRoutes = {
  community: {
    path: '/community',
    page: 'pages/community/community/index',
    title: ['社区', 'Community'],
    keepAlive: 600_000,
    savePosition: true,
    pullDown: true,
    share: { query: ['part', 'vaccineCode'], moments: true },
  },
  circle: {
    path: '/circle',
    page: 'pages/community/circle/index',
    title: ['圈子', 'Circle'],
    keepAlive: 600_000,
    savePosition: true,
    pullDown: true,
    share: { query: ['circleId'], moments: true },
  },
  topic: {
    path: '/topic',
    page: 'pages/community/topic/index',
    title: ['话题', 'Topic'],
    keepAlive: 600_000,
    savePosition: true,
    pullDown: true,
    share: { query: ['topicId'], moments: true },
  },
  postDetail: {
    path: '/postDetail',
    page: 'pages/community/post-detail/index',
    title: ['帖子', 'Post'],
    pullDown: true,
    share: { query: ['postId'], moments: true },
  },
  postEdit: {
    path: '/postEdit',
    page: 'pages/community/post-edit/index',
    title: ['发帖', 'Write a post'],
  },
  userHome: {
    path: '/userHome',
    page: 'pages/community/user-home/index',
    title: ['个人主页', 'Profile'],
    pullDown: true,
  },
  report: {
    path: '/report',
    page: 'pages/community/report/index',
    title: ['举报与处理', 'Reports'],
  },
} as const satisfies Record<string, RouteRow>;
