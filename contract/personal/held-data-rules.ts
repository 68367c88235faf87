import type { HeldData } from './held-data';
import { HELD_OF_PEOPLE } from './held-people-rules';
import { PERIOD_WORDS } from './period-rules';
import type { Both } from './receiver-rules';

const { zh, en } = PERIOD_WORDS;

const WITH_ACCOUNT: Both = ['保存到注销。', 'Until you delete the account.'];

/**
 * Every kind of personal data: what, what for, how long, who gets it. Annex 1 is made of it, and a test compares it with the
 * policy of the provider's tables (test/check/annexes.test.ts).
 */
export const HELD_DATA = {
  account: {
    category: 'account',
    group: 'needed',
    what: [
      '账号：手机号，选填的昵称、密码，所在城市、语言、从哪里来、注册和最近使用的日期',
      'Account: mobile number; a nickname and password if you like; city, language, where you came from, days of the first and last use',
    ],
    purpose: [
      '识别账号、称呼和联系您；号码长期不用后换了人时，保护原来的主人。密码只存不可还原的摘要。',
      'To know the account, address and reach you, and to protect you should your number become somebody else’s. Of a password only an irreversible digest is kept.',
    ],
    stored: WITH_ACCOUNT,
    receivers: ['sms', 'customerService', 'contentCheck'],
  },
  codes: {
    category: 'security',
    group: 'needed',
    what: ['验证码', 'Codes'],
    purpose: [
      '验证手机号；孩子的监护人是别人时，由其确认同意。',
      'To verify your number, and to let a guardian who is somebody else agree.',
    ],
    stored: [`${zh.codes}后删除。`, `Deleted after ${en.codes}.`],
    receivers: ['sms'],
  },
  platformLogin: {
    category: 'account',
    group: 'optional',
    what: ['您授权的平台登录标识', 'Login id of a platform, which you granted'],
    purpose: ['用平台登录。', 'To log in by the platform.'],
    stored: ['保存到您撤回同意或注销。', 'Until you withdraw the consent or delete the account.'],
    receivers: ['signIn'],
  },
  devices: {
    category: 'security',
    group: 'use',
    what: [
      '在网页登录过的设备：随机编号、最近登录的时间；登录状态：设备类型、登录和最近使用的时间',
      'Devices you logged in on, on the web: a random number, the last login. Sessions: kind of device, login and last use',
    ],
    purpose: [
      '让您保持登录；别人输错您的密码时，您在这些设备上仍能登录。',
      'To stay logged in, and to let you in on them while somebody else guesses your password.',
    ],
    stored: [
      `登录状态到期删除；设备最多 10 台，${zh.devices}后删除。`,
      `Sessions until they end; devices: 10 at most, deleted after ${en.devices}.`,
    ],
    receivers: [],
  },
  ...HELD_OF_PEOPLE,
  payment: {
    category: 'payments',
    group: 'needed',
    what: [
      '付款和退款：订单号、金额、付款账号标识、付款时的网络地址',
      'Payments and refunds: order number, amount, payer id, network address at the payment',
    ],
    purpose: ['收款、退款和对账。', 'To take and return money, and to check the books.'],
    stored: [
      `按会计档案的规定 ${zh.accounts}，注销后不带付款账号和网络地址；支付平台的通知 ${zh.paymentNotices}。`,
      `${en.accounts}, as the law on accounts asks, without payer id and address once the account is deleted; notices of the platform ${en.paymentNotices}.`,
    ],
    receivers: ['payment'],
  },
  membership: {
    category: 'membership',
    group: 'optional',
    what: [
      '会员：购买、会员期、兑换码、权益的使用',
      'Membership: purchases, terms, codes, use of privileges',
    ],
    purpose: ['提供会员权益。', 'To give what membership brings.'],
    stored: [
      `保存到注销；购买的记录按会计档案的规定 ${zh.accounts}。`,
      `Until you delete the account; purchases ${en.accounts}, as the law on accounts asks.`,
    ],
    receivers: ['payment'],
  },
  calendarFeed: {
    category: 'membership',
    group: 'optional',
    what: ['日历订阅地址', 'Address for your calendar'],
    purpose: ['让您的日历应用读到预约。', 'To let your calendar app read appointments.'],
    stored: [
      '保存到您停止、撤回同意或注销。',
      'Until you stop it, withdraw the consent or delete the account.',
    ],
    receivers: ['calendar'],
  },
  beans: {
    category: 'beans',
    group: 'optional',
    what: [
      '健康豆：余额、明细、任务和阅读进度，“本人”证件的标记',
      'Health beans: balance, entries, tasks, reading, and the mark of your own document',
    ],
    purpose: [
      '记录任务、收入和支出；同一个人换账号也只领一份。',
      'To record tasks, what you collect and spend; one share a person, whatever the account.',
    ],
    stored: [
      `余额保存到注销；每日任务 ${zh.beanTasks}，用完的批次 ${zh.beanLots}，明细 ${zh.beanEntries}。`,
      `Balance: until you delete the account; tasks ${en.beanTasks}, lots without rest ${en.beanLots}, entries ${en.beanEntries}.`,
    ],
    receivers: [],
  },
  lottery: {
    category: 'lottery',
    group: 'optional',
    what: [
      '抽奖券和中奖：由“本人”证件的标记算出的代号、打码的手机号',
      'Lottery tickets and prizes: a pseudonym made of the mark of your own document, the masked mobile number',
    ],
    purpose: [
      '举办抽奖，一人一份；公开的清单用代号，供任何人核对。',
      'To run draws, one share a person; the public list has pseudonyms, so that anybody can check it.',
    ],
    stored: [
      `${zh.lotteries}；注销后不再与账号关联。`,
      `${en.lotteries}; with the account the tie to it goes.`,
    ],
    receivers: ['winnersList'],
  },
  delivery: {
    category: 'lottery',
    group: 'optional',
    what: [
      '领奖：收件人姓名、手机号、地区、地址',
      'Prize of a lottery: name, mobile number, area, address',
    ],
    purpose: ['寄送奖品。', 'To send it.'],
    stored: [
      `寄出 ${zh.sentPrizes}后删除，最长保存 ${zh.prizeAddresses}。`,
      `Deleted ${en.sentPrizes} after that, at the latest after ${en.prizeAddresses}.`,
    ],
    receivers: ['delivery'],
  },
  questionnaires: {
    category: 'questionnaires',
    group: 'optional',
    what: ['问卷：答案、图片、草稿', 'Questionnaires: answers, pictures, drafts'],
    purpose: [
      '了解意见。可以随时删除；匿名问卷不与账号关联。',
      'To learn opinions. Delete them at any time; anonymous ones are tied to no account.',
    ],
    stored: [
      `答案保存到您删除或注销；草稿 ${zh.drafts}。`,
      `Answers: until you delete them or the account; drafts ${en.drafts}.`,
    ],
    receivers: ['resultReaders'],
  },
  community: {
    category: 'community',
    group: 'optional',
    what: [
      '社区：帖子、评论、昵称、头像、所在省份，点赞、收藏、关注、拉黑、看过的帖子，举报、申诉和处理',
      'Community: posts, comments, nickname, picture, your province; likes, collections, follows, blocks, posts that you opened; reports, appeals and decisions',
    ],
    purpose: [
      '公开显示您发布的内容和互动。发布前由平台自动审核；孩子的姓名会隐去。',
      'To show what you publish and how people react. A platform checks it first; children’s names are hidden.',
    ],
    stored: [
      '保存到您删除；注销时由您选择删除，或不带名字留下。处理的记录注销后不带名字。',
      'Until you delete it; with the account it goes, or stays without a name, as you choose. Decisions stay without a name.',
    ],
    receivers: ['community', 'contentCheck', 'moderators'],
  },
  uploads: {
    category: 'uploads',
    group: 'optional',
    what: ['您上传的图片和视频', 'Pictures and videos that you upload'],
    purpose: [
      '放在您的帖子、反馈、问卷、随访和对话里。',
      'For your posts, feedback, questionnaires, follow-ups and chats.',
    ],
    stored: [
      `没有用到的 ${zh.unusedUploads}；用到的随所在内容保存。`,
      `Unused: ${en.unusedUploads}; used: as long as what they belong to.`,
    ],
    receivers: [
      'community',
      'contentCheck',
      'moderators',
      'customerService',
      'resultReaders',
      'followUpClinic',
    ],
  },
  messages: {
    category: 'messages',
    group: 'use',
    what: ['发给您的消息、已读和关闭的通知', 'Messages to you, what you have read and turned off'],
    purpose: ['通知您与您有关的事。', 'To tell you what concerns you.'],
    stored: [
      `已读 ${zh.readMessages}，未读 ${zh.unreadMessages}。`,
      `${en.readMessages} once read, ${en.unreadMessages} unread.`,
    ],
    receivers: ['sms', 'platformMessages'],
  },
  platformMessages: {
    category: 'messages',
    group: 'optional',
    what: ['允许平台发给您的消息', 'Platform messages that you accepted'],
    purpose: ['在平台里提醒您。', 'To remind you there.'],
    stored: ['保存到您撤回同意或注销。', 'Until you withdraw the consent or delete the account.'],
    receivers: ['platformMessages'],
  },
  service: {
    category: 'service',
    group: 'optional',
    what: [
      '客服对话：您写的内容、图片、发送的预约、评价',
      'Chats with customer service: what you write, pictures, appointments you send, rating',
    ],
    purpose: ['回答您的问题。', 'To answer you.'],
    stored: [
      `对话结束 ${zh.closedChats}后删除。`,
      `Deleted ${en.closedChats} after the chat ends.`,
    ],
    receivers: ['customerService'],
  },
  feedback: {
    category: 'service',
    group: 'optional',
    what: ['意见反馈：内容、联系方式、图片', 'Feedback: text, contact, pictures'],
    purpose: ['处理您的意见。', 'To act on what you say.'],
    stored: WITH_ACCOUNT,
    receivers: ['customerService'],
  },
  export: {
    category: 'account',
    group: 'optional',
    what: ['导出副本：接收邮箱、导出的记录', 'Export: e-mail address, and that there was one'],
    purpose: ['把下载链接发给您。', 'To send you the link to your copy.'],
    stored: [`记录 ${zh.exports}后删除。`, `The record is deleted after ${en.exports}.`],
    receivers: ['mail'],
  },
  statistics: {
    category: 'usage',
    group: 'use',
    what: [
      '打开的页面、停留时间、出错信息、所用平台和版本',
      'Pages opened, time spent, faults, platform and version',
    ],
    purpose: [
      '您同意后，统计使用情况、排查故障。不与账号关联。',
      'If you agree: usage statistics and fault finding. Not tied to an account.',
    ],
    stored: [`${zh.telemetry}后删除。`, `Deleted after ${en.telemetry}.`],
    receivers: [],
  },
  videos: {
    category: 'usage',
    group: 'use',
    what: ['视频观看时长', 'Time that films were watched'],
    purpose: [
      '您同意后，统计观看情况。登录时与账号关联。',
      'If you agree: statistics. Tied to your account when you are logged in.',
    ],
    stored: [
      `${zh.telemetry}后或注销时删除。`,
      `Deleted after ${en.telemetry}, or with the account.`,
    ],
    receivers: [],
  },
  networkLog: {
    category: 'security',
    group: 'use',
    what: [
      '网络日志：登录、发布和改名的时间、设备类型、网络地址和端口（加密保存），工作人员查看您的资料；主管部门依法查询的记录',
      'Network log: when you log in, publish or change your name, kind of device, network address and port (sealed), staff who opened your data; records of what an authority was answered',
    ],
    purpose: [
      '法律要求留存；只在主管部门依法查询时使用。',
      'The law asks for it; used only to answer an authority that asks by law.',
    ],
    stored: [
      `${zh.networkLog}，注销后也保存到期；查询的记录 ${zh.networkLogRequests}。`,
      `${en.networkLog}, also after the account is deleted; records of answers ${en.networkLogRequests}.`,
    ],
    receivers: ['authority'],
  },
  protection: {
    category: 'security',
    group: 'use',
    what: [
      '安全日志和次数限制：加密后的标记，没有号码和网络地址；当天填写证件的次数',
      'Security log and limits: keyed marks, no numbers and no addresses; how many documents you entered today',
    ],
    purpose: [
      '防止他人试探密码、验证码和证件。',
      'Against guessing of passwords, codes and documents.',
    ],
    stored: [
      `安全日志 ${zh.securityEvents}，证件次数 ${zh.countedDays}，次数限制到期删除。`,
      `Log ${en.securityEvents}, documents ${en.countedDays}, limits until they end.`,
    ],
    receivers: [],
  },
  accesses: {
    category: 'accesses',
    group: 'use',
    what: ['工作人员查看您信息的记录', 'When staff opened something of yours'],
    purpose: ['让您知道谁打开过。', 'To show you who did.'],
    stored: [`${zh.accesses}后删除。`, `Deleted after ${en.accesses}.`],
    receivers: [],
  },
  consents: {
    category: 'consents',
    group: 'use',
    what: ['同意和撤回的记录', 'Consents given and withdrawn'],
    purpose: [
      '证明您同意过什么、什么时候撤回。',
      'To show what you agreed to, and when you withdrew it.',
    ],
    stored: WITH_ACCOUNT,
    receivers: [],
  },
} as const satisfies Readonly<Record<string, HeldData>>;

export type HeldDataName = keyof typeof HELD_DATA;
