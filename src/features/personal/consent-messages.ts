import { defineMessages } from '@/i18n/messages';

/** Consents: what each is for, and what follows when it is withdrawn. */
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
    accountWhat: '登录和使用账号。',
    accountFollows:
      '没有这项同意就不能有账号，撤回就是注销账号：信息会删除，不能恢复。留下的不带姓名、证件和联系方式：接种 10 年，其他预约 3 年，付款和购买会员依法 30 年。门诊已接手的不良反应记录留在门诊，2 年。',
    person: '{name}的身份信息',
    personWhat:
      '核对身份和资格，开通了身份核验的，姓名和身份证号由身份核验机构比对；未满 14 周岁的确认监护人同意，监护人是别人的，由短信服务商发去验证码；为{name}预约接种，交给您预约的门诊；算接种计划和提醒，候补和排队轮到时通知您；防止重复预约、排队和同一剂打两次；供您自己查看，您联系客服时客服看近期预约，姓名打码；社区内容里隐去孩子的姓名；手机号换了主人时确认账号是谁的；“本人”还用于健康豆、会员和抽奖，判断能不能在社区发言。姓名、生日、证件属于敏感个人信息。',
    personFollows:
      '{name}会从家庭成员中删除，姓名、证件和健康回答随之删除（当天接种的，当天结束后），候补和排队取消，不能再为其预约。预约记录不带姓名，留到注销，其中的证件标记防止同一剂再打一次；门诊自己的记录由门诊保存，已接手的不良反应记录留在门诊。还有没完成的预约时，要先取消。',
    healthProfile: '{name}的健康情况',
    healthProfileWhat: '按您的回答算{name}的接种计划、判断能不能预约，属于敏感个人信息。',
    healthProfileFollows: '回答马上删除，计划和预约不再参考。已有的预约不变。',
    followUp: '{name}的接种后随访',
    followUpWhat:
      '{day} 接种后问您感觉怎么样，您自己能看；较重的回答发给门诊核实；20 人以上合并成大致比例。',
    followUpFollows:
      '不再问您，不再计入统计；门诊还没有接手的回答不再显示给门诊，已接手的留在门诊。',
    community: '在社区发布内容',
    communityWhat: '把您写的帖子、评论和所在省份公开显示，并交给平台自动审核。',
    communityFollows:
      '不能再发帖和评论。还在等审核的内容马上删除。已经发布的还在，可以在“我的帖子”里删除。',
    statistics: '使用统计',
    statisticsWhat: '统计打开的页面、停留时间和视频观看时长，改进服务。',
    statisticsFollows:
      '这台设备不再发送统计，别的设备在下次打开或登录时停止。看过哪些视频的记录马上删除。',
    questionnaires: '问卷的答案',
    questionnairesWhat: '保存您的答案和草稿，了解意见。',
    questionnairesFollows:
      '答案、草稿和图片马上删除，健康豆不收回。匿名问卷的答案分不出是谁的，不能删除。',
    delivery: '“{name}”的收件信息',
    deliveryWhat: '寄送奖品。',
    deliveryFollows: '收件信息马上删除。还没寄出的，可以在领奖期限内重新填写，过期转给候补。',
    calendar: '日历订阅地址',
    calendarWhat:
      '您的日历应用凭这个地址读取预约：接种人姓名、疫苗、时间和门诊，不含证件号。2026 年 11 月 28 日之前生成的地址不含姓名。',
    calendarFollows: '地址马上失效，日历里不再更新。',
    platformSignIn: '用{name}登录',
    platformSignInWhat: '凭{name}给的登录标识认出您的账号。',
    platformSignInFollows:
      '登录标识和允许的{name}消息马上删除。下次在{name}里登录，要重新验证手机号。付款记录里的付款账号标识依法保存，注销时删除。',
    platformMessages: '{name}的消息',
    platformMessagesWhat: '把您允许的提醒经{name}发给您，{name}会看到疫苗、门诊和时间。',
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
    accountWhat: 'To log in and use an account.',
    accountFollows:
      'There is no account without it: withdrawing means deleting the account. Your information is deleted for good. What stays is without names, documents and contacts: vaccinations 10 years, other appointments 3 years, payments and membership bought 30 years by law. A reaction that a clinic has taken on stays there, 2 years.',
    person: 'Identity of {name}',
    personWhat:
      'To check identity and eligibility, with name and identity number compared by an identity check where this service has one; under 14 the guardian’s consent, by a code through the SMS provider where that is somebody else; to book for {name}, at the clinic that you choose; to make the plan, remind you and tell you when your turn comes in a waiting list or queue; so that nobody books or waits twice and no dose is given twice; for your own view; when you write to customer service, they see recent appointments with masked names; to hide names of children in the community; to see whose account it is when a number has changed hands; yourself also for beans, membership and lotteries, and whether you may write in the community. Name, birthday and document are sensitive information.',
    personFollows:
      '{name} leaves your family, waiting lists and queues, and cannot be booked for. Name, document and answers about health are deleted (of a vaccination today: when the day is over). Appointments stay without the name until you delete the account, with a mark of the document, so that no dose is given twice. A clinic keeps its own records, and a reaction that it has taken on. Open appointments have to be cancelled first.',
    healthProfile: 'Health profile of {name}',
    healthProfileWhat:
      'To make the plan of {name} and see what can be booked, by your answers. This is sensitive information.',
    healthProfileFollows:
      'The answers are deleted at once. Plan and booking no longer use them; appointments stay.',
    followUp: 'Follow-up at {name}',
    followUpWhat:
      'To ask how you are after {day}. You can read your answers. Serious ones go to the clinic, to look into them. From 20 people on all together are told as rough shares.',
    followUpFollows:
      'We ask nothing more and count nothing. The clinic no longer sees answers that it has not taken on; those it has stay there.',
    community: 'Publishing in the community',
    communityWhat: 'To show what you write, with your province, and to have a platform check it.',
    communityFollows:
      'You cannot post or comment. What still waits for review is deleted at once. What you have published stays; delete it under My posts.',
    statistics: 'Usage statistics',
    statisticsWhat: 'To count pages, time spent and time watched, to improve the service.',
    statisticsFollows:
      'This device sends none; others stop when they are next opened or logged in to. What you have watched is deleted at once.',
    questionnaires: 'Answers to questionnaires',
    questionnairesWhat: 'To store your answers and drafts, to learn opinions.',
    questionnairesFollows:
      'Answers, drafts and pictures are deleted at once; beans stay yours. Anonymous answers cannot be told apart, so they stay.',
    delivery: 'Address for “{name}”',
    deliveryWhat: 'To send the prize.',
    deliveryFollows:
      'The address is deleted at once. A prize not sent yet can be claimed again in time; after that it goes to the next reserve.',
    calendar: 'Address of your calendar',
    calendarWhat:
      'Your calendar app reads appointments by this address: name, vaccine, time and clinic, no document number. An address made before 28 November 2026 gives no names.',
    calendarFollows: 'The address ends at once, and your calendar is no longer updated.',
    platformSignIn: 'Logging in by {name}',
    platformSignInWhat: 'To know your account by the login id of {name}.',
    platformSignInFollows:
      'The id and the messages that you allowed there are deleted at once. To log in by {name} again, verify your mobile number. Payments keep your payer id by law, until you delete the account.',
    platformMessages: 'Messages by {name}',
    platformMessagesWhat:
      'To send reminders that you allowed. {name} sees the vaccine, clinic and time.',
    platformMessagesFollows:
      'What you allowed and what waits to be sent is deleted at once. You still see everything in your messages.',
  },
);
