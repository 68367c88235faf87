import type { RouteRow } from '../row';

export const communityRoutes = {
  community: {
    path: '/community',
    page: 'pages/community/community/index',
    title: ['社区', 'Community'],
  },
  circle: { path: '/circle', page: 'pages/community/circle/index', title: ['圈子', 'Circle'] },
  topic: { path: '/topic', page: 'pages/community/topic/index', title: ['话题', 'Topic'] },
  postDetail: {
    path: '/postDetail',
    page: 'pages/community/post-detail/index',
    title: ['帖子', 'Post'],
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
  },
  report: { path: '/report', page: 'pages/community/report/index', title: ['举报', 'Report'] },
} as const satisfies Record<string, RouteRow>;
