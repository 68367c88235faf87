import type { RouteRow } from '../row';

/** Pages for developers and testers; a live build does not contain their paths. */
const developerRoutes = {
  module: {
    path: '/module',
    page: 'pages/tool/module/index',
    title: ['组件展示', 'Components'],
    targets: 'h5',
    builds: ['qa', 'stage'],
  },
  swimlane: {
    path: '/swimlane',
    page: 'pages/tool/swimlane/index',
    title: ['泳道切换', 'Swim lane'],
    targets: 'h5',
    builds: ['qa'],
  },
} as const satisfies Record<string, RouteRow>;

const isLive = typeof APP_ENV !== 'undefined' && APP_ENV === 'live';

export const toolRoutes = {
  ...(isLive ? ({} as typeof developerRoutes) : developerRoutes),
  messageBridge: {
    path: '/doMsgCenter',
    page: 'pages/tool/message-bridge/index',
    title: ['消息中转', 'Message bridge'],
    targets: 'h5',
  },
  whitePage: {
    path: '/whitePage',
    page: 'pages/tool/white-page/index',
    title: ['登录中转', 'Sign-in relay'],
    targets: 'h5',
  },
} as const satisfies Record<string, RouteRow>;
