import type { RouteRow } from '../row';

export const miscRoutes = {
  questionnaire: {
    path: '/questionnaire',
    page: 'pages/misc/questionnaire/index',
    title: ['问卷', 'Questionnaires'],
  },
  activitySurvey: {
    path: '/questionnaire/0',
    page: 'pages/misc/activity-survey/index',
    title: ['活动问卷', 'Activity questionnaire'],
  },
  about: {
    path: '/about',
    page: 'pages/misc/about/index',
    title: ['关于我们', 'About'],
    share: { query: [] },
  },
  feedback: {
    path: '/feedback',
    page: 'pages/misc/feedback/index',
    title: ['意见反馈', 'Feedback'],
  },
  lottery: { path: '/lottery', page: 'pages/misc/lottery/index', title: ['抽奖活动', 'Lottery'] },
  healthBeanTask: {
    path: '/healthBeanTask',
    page: 'pages/misc/health-bean-task/index',
    title: ['健康豆任务', 'Health-bean tasks'],
  },
  submitEmail: {
    path: '/submitEmail',
    page: 'pages/misc/submit-email/index',
    title: ['导出个人信息', 'Export personal information'],
  },
  sendEmail: {
    path: '/sendEmail',
    page: 'pages/misc/send-email/index',
    title: ['正在导出', 'Export in progress'],
  },
  exportSuccess: {
    path: '/exportSuccess',
    page: 'pages/misc/export-success/index',
    title: ['我的导出', 'Your export'],
  },
} as const satisfies Record<string, RouteRow>;
