import { defineMessages } from '@/i18n/messages';

/** Names of the buttons of messages, by the page to which they lead. */
export const BUTTON_MESSAGES = defineMessages(
  {
    orderDetail: '查看预约',
    modifyOrder: '改约或取消',
    refundDetails: '查看退款',
    waitingOffer: '去确认名额',
    release: '查看放号',
    vaccineDetail: '去看疫苗',
    postDetail: '查看帖子',
    report: '查看处理结果',
    articleDetail: '查看文章',
    videoDetail: '查看视频',
    userHome: '看看对方的主页',
    healthBeanTask: '去看健康豆',
    memberIndex: '去会员中心',
    community: '去社区看看',
    followUp: '去接种后随访',
  },
  {
    orderDetail: 'View appointment',
    modifyOrder: 'Change or cancel',
    refundDetails: 'View refund',
    waitingOffer: 'Accept the place',
    release: 'View release',
    vaccineDetail: 'View vaccine',
    postDetail: 'View post',
    report: 'View what was decided',
    articleDetail: 'View article',
    videoDetail: 'View video',
    userHome: 'View profile',
    healthBeanTask: 'View health beans',
    memberIndex: 'Go to member centre',
    community: 'Go to the community',
    followUp: 'Open the follow-up',
  },
);
