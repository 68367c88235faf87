import type { Receiver } from './sharing-rules';

/** A text: Chinese, English. */
export type Both = readonly [zh: string, en: string];

/** Who is shown something within the operator, and what everybody sees besides the community. */
export const INSIDE = ['customerService', 'moderators', 'resultReaders', 'winnersList'] as const;
/** Who gets something because the law says so. */
export const BY_LAW = ['authority'] as const;
export type DataReceiver = Receiver | (typeof INSIDE)[number] | (typeof BY_LAW)[number];

interface ReceiverText {
  readonly who: Both;
  /** What they get, and what for. */
  readonly gets: Both;
}

/** Who receives something, and what: the text of annex 2. */
export const RECEIVER_TEXTS: Readonly<Record<DataReceiver, ReceiverText>> = {
  clinic: {
    who: ['您预约的接种门诊', 'The clinic you book'],
    gets: [
      '接种人姓名、性别、出生日期、证件、联系手机、预约内容，未满 14 周岁的还有监护人姓名，用于核验和接种。',
      'Name, sex, date of birth, document, mobile and booking, under 14 the guardian’s name, for checking and vaccinating.',
    ],
  },
  followUpClinic: {
    who: ['为您接种的门诊', 'The clinic that vaccinated you'],
    gets: [
      '您同意随访后，反馈的较重情况和联系电话，用于核实和处理。',
      'With a follow-up you agreed to: serious answers and your number, to look into them.',
    ],
  },
  sms: {
    who: ['短信服务商', 'SMS provider'],
    gets: [
      '手机号和短信内容，用于验证码和紧急通知；您打开短信提醒的，还用于接种前一天的提醒。短信里没有接种人姓名。',
      'Mobile number and text, for codes and urgent notices and, if you switch them on, reminders on the day before. No name of a person is in it.',
    ],
  },
  mail: {
    who: ['邮件服务商', 'Mail provider'],
    gets: [
      '您导出副本时，邮箱地址和带下载链接的邮件。邮件里没有副本。',
      'When you export: the address and a mail with a link. The copy is not in it.',
    ],
  },
  identityCheck: {
    who: ['身份核验机构（开通时）', 'Identity check, where there is one'],
    gets: [
      '开通了身份核验的，您保存成员时填写的姓名和居民身份证号，用于核对两者是否一致；没有开通的不交给任何机构。',
      'Where this service has one: the name and resident identity number of a member that you save, to see whether they belong together. Where it has none, nobody gets them.',
    ],
  },
  payment: {
    who: ['支付平台（微信支付、支付宝）', 'Payment platform (WeChat Pay, Alipay)'],
    gets: [
      '您付款时：订单号、疫苗或会员的名称、金额、付款账号标识，在浏览器里付款时还可能有您的网络地址，用于支付和退款。',
      'When you pay: order number, name of the vaccine or membership, amount, payer id, and where you pay in a browser possibly your network address, for payment and refund.',
    ],
  },
  signIn: {
    who: ['小程序平台（登录）', 'Mini-program platform (login)'],
    gets: [
      '您在平台授权的登录标识，您允许时还有手机号，由平台交给我们，用于登录。',
      'The login id that you granted there and, if you allow it, your number, which the platform gives us, for logging in.',
    ],
  },
  platformMessages: {
    who: ['小程序平台（消息）', 'Mini-program platform (messages)'],
    gets: [
      '您允许的提醒：疫苗、门诊和时间，不含姓名。',
      'Reminders that you allowed: vaccine, clinic and time, no names.',
    ],
  },
  contentCheck: {
    who: ['内容审核平台（微信、支付宝）', 'Content check (WeChat, Alipay)'],
    gets: [
      '您的昵称，和您在社区写的文字、简介和图片，微信小程序里还有您的登录标识，用于发布前审核。',
      'Your nickname, and texts, introduction and pictures of yours in the community, in WeChat with your login id, checked before others see them.',
    ],
  },
  delivery: {
    who: ['寄送奖品的快递公司', 'Courier of a prize'],
    gets: [
      '您领奖时填写的收件人姓名、手机号和地址，用于送达。',
      'The name, mobile and address you entered for it, to deliver it.',
    ],
  },
  calendar: {
    who: ['您的日历应用', 'Your calendar app'],
    gets: [
      '您生成订阅地址后，预约的接种人姓名、疫苗、时间和门诊，不含证件号。2026 年 11 月 28 日之前生成的地址不含姓名。',
      'With an address you made: name, vaccine, time and clinic of appointments, no document number. An address made before 28 November 2026 gives no names.',
    ],
  },
  partner: {
    who: ['带您来的合作方', 'A partner that sent you'],
    gets: [
      '合作方把您的手机号和编号给我们。我们不把您的预约给合作方。',
      'It gives us your number and its id. We give it nothing of your appointments.',
    ],
  },
  community: {
    who: ['社区里的所有人', 'Everybody in the community'],
    gets: [
      '您发布的内容、社区昵称和头像、所在省份。',
      'What you publish, your nickname and picture there, and your province.',
    ],
  },
  customerService: {
    who: ['客服人员', 'Customer service'],
    gets: [
      '您联系客服时：昵称或打码的手机号、您写的内容和图片、近期预约（姓名打码），用于回答您。您写的证件号和手机号打码，图片不打码。',
      'When you write to them: nickname or masked number, what you write, pictures, and recent appointments with masked names, to answer you. Document and phone numbers that you write are masked; pictures are not.',
    ],
  },
  moderators: {
    who: ['社区审核人员', 'Moderators of the community'],
    gets: [
      '被举报、等待审核或申诉的内容和社区昵称，用于决定能不能显示。',
      'What was reported, waits for review or is appealed, with the nickname there, to decide whether it is shown.',
    ],
  },
  resultReaders: {
    who: ['看问卷结果的人员', 'Staff who read results of questionnaires'],
    gets: ['答案和图片，不带您的账号。', 'Answers and pictures, without your account.'],
  },
  authority: {
    who: ['依法查询的主管部门', 'An authority that asks by law'],
    gets: [
      '查询的账号登录、发布和改名的时间、网络地址和端口，每次查询都有记录。',
      'When and from which network address and port an account logged in, published or changed its name. Each answer is recorded.',
    ],
  },
  winnersList: {
    who: ['看中奖名单的所有人', 'Everybody who reads the winners of a lottery'],
    gets: ['中奖者打码的手机号。', 'The masked mobile number of a winner.'],
  },
};
