import { wordRulesIn } from './word-matches';

const HELD: readonly (readonly [subject: string, texts: readonly string[]])[] = [
  [
    'refund lure',
    [
      '您的退款已到账，请打开我的主页领取',
      '你的退款失败了，需要重新提交资料',
      '退款请联系我，当天到',
      '退\u200b款 请 加 我',
      '疫苗涨价补贴，扫码就能领',
      '帮您办理退款，不成功不收费',
      '退款通道已开启',
      '退款專員在線',
      '預約取消可以領補償，點擊鏈接',
      '红包福利，进群领取',
      'Your refund is ready, open my page',
      'Your refund has failed. Contact me to get it back',
      'Get your r\u200befund: click on my profile',
      'Υour refund is waiting, dm me',
      'Compensation for cancelled bookings! See my page',
    ],
  ],
  [
    'transfer lure',
    [
      '请先转账到这个账户',
      '把验证码发给我就行',
      '银行卡号发我，马上处理',
      '先交保证金，之后全退',
      '轉賬給我，今天就能打',
      '需要您打开屏幕共享',
      '把钱转到安全账户',
      'Send me the code you received',
      'Transfer the deposit to this account',
    ],
  ],
  [
    'contact outside',
    [
      '加我微信聊',
      '加 我 薇 信',
      '加我vx',
      '加我ＶＸ',
      '加我 v❤x',
      '微信号 abc',
      '私信我领取',
      '詳情私信',
      '有需要的私聊我',
      '滴滴我',
      '我的微信同名',
      'Add me on WeChat',
      'DM me for a place',
      'my whatsapp is open',
    ],
  ],
  [
    'own page lure',
    [
      '打开我的主页',
      '點我頭像看',
      '主页有联系方式',
      '链接在我主页',
      'Open my page',
      'link in bio',
      '看 我 主 页',
    ],
  ],
  [
    'claim to be the operator',
    [
      '我是平台客服',
      '我是官方客服，请配合',
      '这里是易苗官方',
      '我们是疾控的工作人员',
      'I am official support',
      'This is customer service',
    ],
  ],
];

test.each(HELD.flatMap(([subject, texts]) => texts.map((text) => [text, subject] as const)))(
  '%j is held: %s',
  (text, subject) => {
    expect(wordRulesIn(text)).toContainEqual(expect.objectContaining({ effect: 'hold', subject }));
  },
);

test.each([
  '取消预约后退款几天到账？',
  '退款已经到账了，一共三天',
  '我的退款还没到，打客服电话问了，说再等两天',
  '昨天改约了，差价退款原路退回',
  '流感疫苗有补贴吗？',
  '社区有红包活动吗',
  '支付失败，又付款了一次',
  '转账记录还在，门诊说会处理',
  '门诊让我加他们的公众号查预约',
  '微信支付和支付宝都能用',
  '微信小程序里能查接种记录',
  '可以私信你问一下吗',
  '谢谢，已经私信您了',
  '我是新手妈妈，请教各位',
  '我问了客服，说可以改期',
  '护士让我看接种本首页',
  '主页怎么改头像？',
  '验证码一直收不到怎么办',
  '身份证号填错了怎么改',
  '手续费是多少',
  '医生说打完留观三十分钟',
  '给我家娃打了五联，一切正常',
  'How long does a refund take?',
  'My refund arrived after three days',
  'Can I change my profile picture?',
  'The nurse told me to wait 30 minutes',
  'I am from Shanghai',
  'Please tell me the price',
  'Which page shows my records?',
])('what people ordinarily write is not held: %j', (text) => {
  expect(wordRulesIn(text)).toEqual([]);
});
