import type { RouteRow } from '../row';

export const memberRoutes = {
  memberIndex: {
    path: '/memberIndex',
    page: 'pages/member/member-index/index',
    title: ['会员中心', 'Member centre'],
    updateMember: true,
  },
  privilegeCenter: {
    path: '/privilegeCenter',
    page: 'pages/member/privilege-center/index',
    title: ['会员权益', 'Privileges'],
  },
  memberList: {
    path: '/memberList',
    page: 'pages/member/member-list/index',
    title: ['家庭成员', 'Family members'],
  },
  memberForm: {
    path: '/fillmemberInfo',
    page: 'pages/member/member-form/index',
    title: ['成员信息', 'Family member'],
  },
  caregivers: {
    path: '/caregivers',
    page: 'pages/member/caregivers/index',
    title: ['与家人共享', 'Share with family'],
  },
  acceptInvitation: {
    path: '/acceptInvitation',
    page: 'pages/member/accept-invitation/index',
    title: ['接受邀请', 'Accept an invitation'],
    share: { query: ['code'] },
  },
  healthProfile: {
    path: '/healthProfile',
    page: 'pages/member/health-profile/index',
    title: ['健康情况', 'Health profile'],
  },
} as const satisfies Record<string, RouteRow>;
