import type { RouteRow } from '../row';

export const contentRoutes = {
  articleDetail: {
    path: '/articlesDetail',
    page: 'pages/content/article-detail/index',
    title: ['文章详情', 'Article'],
    share: { query: ['articleId'], moments: true },
  },
  videoDetail: {
    path: '/videoDetail',
    page: 'pages/content/video-detail/index',
    title: ['视频详情', 'Video'],
    share: { query: ['videoId'], moments: true },
  },
  videoBlank: {
    path: '/videoBlank',
    page: 'pages/content/video-blank/index',
    title: ['视频播放', 'Player'],
    share: { query: ['videoId'] },
  },
  college: {
    path: '/ymcollege',
    page: 'pages/content/college/index',
    title: ['健康学院', 'Health guides'],
    pullDown: true,
    share: { query: ['channel'] },
  },
  familyHealth: {
    path: '/familyHealth',
    page: 'pages/content/family-health/index',
    title: ['家庭健康', 'Family health'],
    pullDown: true,
    share: { query: [] },
  },
  healthFacts: {
    path: '/healthFacts',
    page: 'pages/content/health-facts/index',
    title: ['健康真相', 'Health facts'],
    pullDown: true,
    share: { query: [] },
  },
  knowledge: {
    path: '/knowledge',
    page: 'pages/content/knowledge/index',
    title: ['健康知识', 'Knowledge'],
    pullDown: true,
    share: { query: [] },
  },
  collections: {
    path: '/collections',
    page: 'pages/content/collections/index',
    title: ['我的收藏', 'Collections'],
  },
} as const satisfies Record<string, RouteRow>;
