import { PERIODS } from '@contract/personal/period-rules';
import type { Bilingual } from '../../kernel/language';

interface CategoryText {
  readonly title: Bilingual;
  /** What it is for. */
  readonly purpose: Bilingual;
  /** How long it is stored. */
  readonly stored: Bilingual;
}

const WITH_ACCOUNT: Bilingual = {
  zh: '保存到您删除或注销账号。',
  en: 'Until you delete it, or your account.',
};
const { codes, telemetry, closedChats, readMessages, unreadMessages, followUps, drafts } = PERIODS;
const { sentPrizes, prizeAddresses, lotteries, unusedUploads, beanTasks, beanEntries } = PERIODS;
const { vaccinations, transactions, accounts, accesses, networkLog } = PERIODS;

/** Kinds of personal data, in the sequence in which people see them. */
export const CATEGORIES = {
  account: {
    title: { zh: '账号', en: 'Account' },
    purpose: { zh: '登录、称呼您、联系您。', en: 'To sign you in, address you and reach you.' },
    stored: WITH_ACCOUNT,
  },
  security: {
    title: { zh: '登录与安全', en: 'Sign-in and security' },
    purpose: {
      zh: '保护账号，防止他人试探密码和验证码。',
      en: 'To protect your account against others.',
    },
    stored: {
      zh: `验证码 ${codes.days} 天；登录状态到期即删除。登录和发布的网络日志依法保存 ${networkLog.days} 天，注销后也保存；其中的网络地址加密，只提供给依法查询的机关。`,
      en: `Codes: ${codes.days} day. Sessions: until they end. The network log of sign-ins and publishing: ${networkLog.days} days by law, also after your account is deleted; addresses in it are sealed, and opened only for authorities that the law lets ask.`,
    },
  },
  people: {
    title: { zh: '家庭成员', en: 'Family members' },
    purpose: {
      zh: '核对接种人的身份、年龄和接种资格，交给您预约的门诊。',
      en: 'To check identity, age and eligibility, for the clinic that you book.',
    },
    stored: {
      zh: '保存到您删除成员或注销账号；当天接种的成员被删除时，姓名、证件、出生日期和性别保存到当天结束。',
      en: 'Until you remove the person, or delete your account. Where somebody vaccinated that day is removed, name, document, birthday and sex stay until the day is over.',
    },
  },
  appointments: {
    title: { zh: '预约与接种', en: 'Appointments and vaccinations' },
    purpose: {
      zh: '办理预约、候补、改约、取消，查询接种记录。',
      en: 'To book, wait, change and cancel, and to look up what was given.',
    },
    stored: {
      zh: `随账号保存。注销后去掉姓名、证件和联系方式：接种过的预约 ${vaccinations.years} 年，其他预约 ${transactions.years} 年。`,
      en: `As long as your account. Afterwards without names, documents and contacts: vaccinations for ${vaccinations.years} years, other appointments for ${transactions.years}.`,
    },
  },
  health: {
    title: { zh: '健康信息', en: 'Health' },
    purpose: {
      zh: '安排下一剂，了解接种后的情况。',
      en: 'To plan the next dose, and to know how you are after one.',
    },
    stored: {
      zh: `保存到您删除或注销账号；接种后随访最长 ${followUps.days / 365} 年。门诊已接手的不良反应记录留在门诊，也是 ${followUps.days / 365} 年。`,
      en: `Until you delete it, or your account; follow-ups for at most ${followUps.days / 365} years. A reaction that a clinic has taken on stays there, for ${followUps.days / 365} years as well.`,
    },
  },
  payments: {
    title: { zh: '付款与退款', en: 'Payments and refunds' },
    purpose: { zh: '收款、退款和对账。', en: 'To take and return money, and to check the books.' },
    stored: {
      zh: `按会计档案的规定保存 ${accounts.years} 年；注销后不再有您的付款账号。`,
      en: `${accounts.years} years, as the law on accounts asks; without your payer id once the account is deleted.`,
    },
  },
  membership: {
    title: { zh: '会员', en: 'Membership' },
    purpose: { zh: '提供会员权益。', en: 'To give what membership brings.' },
    stored: {
      zh: `保存到您注销账号；购买的记录按会计档案的规定保存 ${accounts.years} 年。`,
      en: `Until you delete your account; purchases ${accounts.years} years, as the law on accounts asks.`,
    },
  },
  beans: {
    title: { zh: '健康豆', en: 'Health beans' },
    purpose: {
      zh: '记录任务、收入和支出。',
      en: 'To record tasks and what you collect and spend.',
    },
    stored: {
      zh: `余额保存到注销账号；每日任务 ${beanTasks.days} 天，明细 ${beanEntries.years} 年。`,
      en: `Balance: until you delete your account. Daily tasks: ${beanTasks.days} days. Entries: ${beanEntries.years} years.`,
    },
  },
  lottery: {
    title: { zh: '抽奖', en: 'Lotteries' },
    purpose: { zh: '举办抽奖、通知中奖、寄送奖品。', en: 'To run draws, and to send prizes.' },
    stored: {
      zh: `地址在寄出 ${sentPrizes.days} 天后删除，最长 ${prizeAddresses.days} 天；记录 ${lotteries.years} 年。`,
      en: `Addresses: ${sentPrizes.days} days after sending, at most ${prizeAddresses.days} days. Records: ${lotteries.years} years.`,
    },
  },
  questionnaires: {
    title: { zh: '问卷', en: 'Questionnaires' },
    purpose: {
      zh: '了解意见；匿名问卷的答案不与您关联。',
      en: 'To learn opinions; anonymous answers are not tied to you.',
    },
    stored: {
      zh: `答案保存到您注销账号；没有提交的草稿 ${drafts.days} 天。`,
      en: `Answers: until you delete your account. Drafts: ${drafts.days} days.`,
    },
  },
  community: {
    title: { zh: '社区', en: 'Community' },
    purpose: {
      zh: '展示您发布的内容和互动。',
      en: 'To show what you write, and how people react.',
    },
    stored: WITH_ACCOUNT,
  },
  messages: {
    title: { zh: '消息', en: 'Messages' },
    purpose: { zh: '通知您与您有关的事。', en: 'To tell you what concerns you.' },
    stored: {
      zh: `已读 ${readMessages.days / 365} 年，未读 ${unreadMessages.years} 年。`,
      en: `${readMessages.days / 365} year after you read them, ${unreadMessages.years} years unread.`,
    },
  },
  service: {
    title: { zh: '客服与反馈', en: 'Customer service and feedback' },
    purpose: {
      zh: '回答您的问题，处理您的意见。',
      en: 'To answer your questions and act on what you say.',
    },
    stored: {
      zh: `对话在结束 ${closedChats.days / 365} 年后删除；反馈保存到您注销账号。`,
      en: `Chats: ${closedChats.days / 365} year after they end. Feedback: until you delete your account.`,
    },
  },
  uploads: {
    title: { zh: '上传的图片和视频', en: 'Pictures and videos' },
    purpose: { zh: '放在您的帖子、反馈和对话里。', en: 'For your posts, feedback and chats.' },
    stored: {
      zh: `没有用到的 ${unusedUploads.days} 天；用到的随所在内容保存。`,
      en: `Unused: ${unusedUploads.days} days. Used: as long as what they belong to.`,
    },
  },
  usage: {
    title: { zh: '使用统计', en: 'Use of the service' },
    purpose: { zh: '统计使用情况，改进服务。', en: 'Statistics, to improve the service.' },
    stored: { zh: `${telemetry.days} 天。`, en: `${telemetry.days} days.` },
  },
  accesses: {
    title: { zh: '查看记录', en: 'Who opened your record' },
    purpose: {
      zh: '让您知道工作人员什么时候打开过您的信息。',
      en: 'To show you when staff opened something of yours.',
    },
    stored: { zh: `${accesses.days / 365} 年。`, en: `${accesses.days / 365} year.` },
  },
  consents: {
    title: { zh: '同意记录', en: 'Consents' },
    purpose: { zh: '证明您同意过什么、什么时候。', en: 'To show what you agreed to, and when.' },
    stored: WITH_ACCOUNT,
  },
} as const satisfies Record<string, CategoryText>;

/** Kinds of personal data. */
export type PersonalCategory = keyof typeof CATEGORIES;
/** `public`: what everybody sees; `staff`: of the staff; `technical`: how the service works. Not of accounts. */
export type Category = PersonalCategory | 'public' | 'staff' | 'technical';
