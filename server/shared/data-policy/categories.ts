import type { Category as HeldCategory } from '@contract/personal/category-rules';
import type { Bilingual } from '../../kernel/language';

/** Names of the kinds of personal data; what each is for, how long and for whom is in the contract's `HELD_DATA`. */
export const CATEGORY_TITLES: Readonly<Record<HeldCategory, Bilingual>> = {
  account: { zh: '账号', en: 'Account' },
  security: { zh: '登录与安全', en: 'Sign-in and security' },
  people: { zh: '家庭成员', en: 'Family members' },
  appointments: { zh: '预约与接种', en: 'Appointments and vaccinations' },
  health: { zh: '健康信息', en: 'Health' },
  payments: { zh: '付款与退款', en: 'Payments and refunds' },
  membership: { zh: '会员', en: 'Membership' },
  beans: { zh: '健康豆', en: 'Health beans' },
  lottery: { zh: '抽奖', en: 'Lotteries' },
  questionnaires: { zh: '问卷', en: 'Questionnaires' },
  community: { zh: '社区', en: 'Community' },
  messages: { zh: '消息', en: 'Messages' },
  service: { zh: '客服与反馈', en: 'Customer service and feedback' },
  uploads: { zh: '上传的图片和视频', en: 'Pictures and videos' },
  usage: { zh: '使用统计', en: 'Use of the service' },
  accesses: { zh: '查看记录', en: 'Who opened your record' },
  consents: { zh: '同意记录', en: 'Consents' },
};

/** `public`: what everybody sees; `staff`: of the staff; `technical`: how the service works. Not of accounts. */
export type Category = HeldCategory | 'public' | 'staff' | 'technical';
