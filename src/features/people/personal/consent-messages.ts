import { PERIOD_WORDS } from '@contract/personal/period-rules';
import { defineMessages } from '@/i18n/messages';

const { zh, en } = PERIOD_WORDS;

/** Consents, and what follows when each is withdrawn. What is handled by it comes with the list, from the table of annex 1. */
export const CONSENT_MESSAGES = defineMessages(
  {
    title: '我的同意',
    note: '撤回马上生效，不影响撤回前已经做的事。',
    givenAt: '{at} 同意',
    withdrawnAt: '{at} 撤回',
    version: '版本 {version}',
    given: '已同意',
    withdrawn: '已撤回',
    notGiven: '未同意',
    give: '同意',
    sensitive: '这些属于敏感个人信息。',
    gets: '谁会收到什么',
    getsOf: '{who}：{gets}',
    follows: '撤回后',
    withdraw: '撤回同意',
    giveAgain: '重新同意',
    sure: '撤回这项同意？',
    withdrawnDone: '已撤回，马上生效',
    givenDone: '已重新同意',
    toDelete: '去注销账号',
    wechat: '微信',
    alipay: '支付宝',
    weapp: '微信',
    account: '用户协议和隐私政策',
    accountFollows: `没有这项同意就不能有账号，撤回就是注销账号：信息会删除，不能恢复。留下的不带姓名、证件和联系方式：接种 ${zh.vaccinations}，其他预约 ${zh.transactions}，付款和购买会员依法 ${zh.accounts}。门诊已接手的不良反应记录留在门诊，${zh.followUps}。`,
    person: '{name}的身份信息',
    personFollows:
      '{name}会从家庭成员中删除，姓名、证件和健康回答随之删除（当天接种的，当天结束后），候补和排队取消，不能再为其预约。预约记录不带姓名，留到注销，其中的证件标记防止同一剂再打一次；门诊自己的记录由门诊保存，已接手的不良反应记录留在门诊。还有没完成的预约时，要先取消。',
    healthProfile: '{name}的健康情况',
    healthProfileFollows: '回答马上删除，计划和预约不再参考。已有的预约不变。',
    followUp: '{name}的接种后随访',
    followUpFollows:
      '不再问您，不再计入统计；门诊还没有接手的回答不再显示给门诊，已接手的留在门诊。',
    community: '在社区发布内容',
    communityFollows:
      '不能再发帖和评论。还在等审核的内容马上删除。已经发布的还在，可以在“我的帖子”里删除。',
    statistics: '使用统计',
    statisticsFollows:
      '这台设备不再发送统计，别的设备在下次打开或登录时停止。看过哪些视频的记录马上删除。',
    questionnaires: '问卷的答案',
    questionnairesFollows:
      '答案、草稿和图片马上删除，健康豆不收回。匿名问卷的答案分不出是谁的，不能删除。',
    delivery: '“{name}”的收件信息',
    deliveryFollows: '收件信息马上删除。还没寄出的，可以在领奖期限内重新填写，过期转给候补。',
    calendar: '日历订阅地址',
    calendarFollows: '地址马上失效，日历里不再更新。',
    platformSignIn: '用{name}登录',
    platformSignInFollows:
      '登录标识和允许的{name}消息马上删除。下次在{name}里登录，要重新验证手机号。付款记录里的付款账号标识依法保存，注销时删除。',
    platformMessages: '{name}的消息',
    platformMessagesFollows: '允许的次数和还没发的消息马上删除。消息中心里照样能看到。',
  },
  {
    title: 'My consents',
    note: 'Withdrawing takes effect at once. What was done before stays lawful.',
    givenAt: 'Given {at}',
    withdrawnAt: 'Withdrawn {at}',
    version: 'version {version}',
    given: 'Given',
    withdrawn: 'Withdrawn',
    notGiven: 'Not given',
    give: 'Agree',
    sensitive: 'This is sensitive personal information.',
    gets: 'Who receives what',
    getsOf: '{who}: {gets}',
    follows: 'If you withdraw',
    withdraw: 'Withdraw',
    giveAgain: 'Agree again',
    sure: 'Withdraw this consent?',
    withdrawnDone: 'Withdrawn, as of now',
    givenDone: 'You have agreed again',
    toDelete: 'Go to delete account',
    wechat: 'WeChat',
    alipay: 'Alipay',
    weapp: 'WeChat',
    account: 'User agreement and privacy policy',
    accountFollows: `There is no account without it: withdrawing means deleting the account. Your information is deleted for good. What stays is without names, documents and contacts: vaccinations ${en.vaccinations}, other appointments ${en.transactions}, payments and membership bought ${en.accounts} by law. A reaction that a clinic has taken on stays there, ${en.followUps}.`,
    person: 'Identity of {name}',
    personFollows:
      '{name} leaves your family, waiting lists and queues, and cannot be booked for. Name, document and answers about health are deleted (of a vaccination today: when the day is over). Appointments stay without the name until you delete the account, with a mark of the document, so that no dose is given twice. A clinic keeps its own records, and a reaction that it has taken on. Open appointments have to be cancelled first.',
    healthProfile: 'Health profile of {name}',
    healthProfileFollows:
      'The answers are deleted at once. Plan and booking no longer use them; appointments stay.',
    followUp: 'Follow-up at {name}',
    followUpFollows:
      'We ask nothing more and count nothing. The clinic no longer sees answers that it has not taken on; those it has stay there.',
    community: 'Publishing in the community',
    communityFollows:
      'You cannot post or comment. What still waits for review is deleted at once. What you have published stays; delete it under My posts.',
    statistics: 'Usage statistics',
    statisticsFollows:
      'This device sends none; others stop when they are next opened or logged in to. What you have watched is deleted at once.',
    questionnaires: 'Answers to questionnaires',
    questionnairesFollows:
      'Answers, drafts and pictures are deleted at once; beans stay yours. Anonymous answers cannot be told apart, so they stay.',
    delivery: 'Address for “{name}”',
    deliveryFollows:
      'The address is deleted at once. A prize not sent yet can be claimed again in time; after that it goes to the next reserve.',
    calendar: 'Address of your calendar',
    calendarFollows: 'The address ends at once, and your calendar is no longer updated.',
    platformSignIn: 'Logging in by {name}',
    platformSignInFollows:
      'The id and the messages that you allowed there are deleted at once. To log in by {name} again, verify your mobile number. Payments keep your payer id by law, until you delete the account.',
    platformMessages: 'Messages by {name}',
    platformMessagesFollows:
      'What you allowed and what waits to be sent is deleted at once. You still see everything in your messages.',
  },
);
