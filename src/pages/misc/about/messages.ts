import { defineMessages } from '@/i18n/messages';

/** Texts of the page about the product. */
export const ABOUT_MESSAGES = defineMessages(
  {
    lead: '为全家预约接种：找门诊、选时间、记接种，一处办好。',
    version: '版本 {version}',
    help: '帮助',
    service: '在线客服',
    feedback: '意见反馈',
    call: '客服电话',
    rules: '协议与隐私',
    userAgreement: '用户协议',
    privacyPolicy: '隐私政策',
    childrenPrivacy: '儿童个人信息保护规则',
    algorithm: '算法说明',
    operator: '运营单位',
    address: '地址',
    email: '邮箱',
  },
  {
    lead: 'Vaccination for the whole family: find a clinic, choose a time, keep the record.',
    version: 'Version {version}',
    help: 'Help',
    service: 'Customer service',
    feedback: 'Feedback',
    call: 'Call us',
    rules: 'Agreements and privacy',
    userAgreement: 'User agreement',
    privacyPolicy: 'Privacy policy',
    childrenPrivacy: 'Children’s personal information',
    algorithm: 'How lists are made',
    operator: 'Operator',
    address: 'Address',
    email: 'E-mail',
  },
);
