/** What draws a reader away from the product, to somebody who wants money or data; staff read it first. */
export interface Lure {
  /** Named in the log and to staff. */
  readonly subject: string;
  /** In the reading without blanks and signs, in the simplified script. */
  readonly chinese: RegExp;
  /** In the reading with one blank between words. */
  readonly english: RegExp;
}

const MONEY =
  '退款|退费|退钱|赔付|理赔|补偿|赔偿|补贴|返现|返利|红包|奖金|中奖|福利|名额|内部价|低价|代付|到账';
const ME =
  '加我|联系我|找我|私我|私信|私聊|扫码|二维码|点击|点我|点开|戳我|链接|网址|我的?主页|我的?头像|加群|进群|添加';

const ENGLISH_MONEY =
  'refunds?|refunded|compensation|reimburse(?:d|ment)?|payout|cash ?back|bonus|prize|gift card';
const ENGLISH_ME =
  '(?:open|see|visit|check|click|tap|view|go to|look at|on) (?:on )?(?:my|our|the|this) (?:page|profile|link|bio|homepage|avatar)|click here|(?:dm|pm|message|text|contact|add|call|whatsapp) (?:me|us)|link in bio|scan (?:the|this|my)|telegram|whatsapp';

const both = (one: string, other: string, within: number): string =>
  `(?:${one}).{0,${within}}(?:${other})|(?:${other}).{0,${within}}(?:${one})`;
const word = (alternatives: string): string => `(?<![a-z])(?:${alternatives})(?![a-z])`;

export const LURES: readonly Lure[] = [
  {
    subject: 'refund lure',
    chinese: new RegExp(
      [
        both(MONEY, ME, 30),
        '(?:你|您)的(?:退款|退费|赔付|理赔款?|补贴|补偿款?)(?:申请)?(?:已|需|待|失败|异常|未通过|可以?领|尚未|被)',
        '(?:帮|为|替)(?:你|您|大家)(?:办理?|申请|处理|操作)(?:退款|退费|理赔|赔付|补贴)',
        '(?:退款|理赔|赔付|退费)(?:专员|客服|通道|入口|链接|代办|包退)',
      ].join('|'),
      'u',
    ),
    english: new RegExp(
      `${both(word(ENGLISH_MONEY), word(ENGLISH_ME), 120)}|${word('your refund (?:is|has|was|will|needs|failed|cannot|can)')}`,
      'u',
    ),
  },
  {
    subject: 'transfer lure',
    chinese:
      /(?:转账|汇款|打款|转钱|付款|充值)(?:给我|到我|到(?:以下|这个|下面|指定)|至(?:以下|指定|我))|安全账户|(?:保证金|解冻费|验证金|激活费|手续费).{0,8}(?:转|付|交|缴|打)(?:给|到|至|一下|了?就)|(?:先|请)(?:转|付|交|缴).{0,6}(?:保证金|解冻费|验证金|手续费|定金)|(?:验证码|银行卡号?|卡号|支付密码|付款码|身份证号?).{0,6}(?:发给?我|告诉我|给我|报给我|私信我?|提供给我)|把.{0,6}(?:验证码|卡号|付款码).{0,4}(?:发|报|给)(?:给|过来|我)|(?:共享屏幕|屏幕共享)/u,
    english: new RegExp(
      word(
        '(?:send|transfer|wire|pay) (?:me|us) (?:the |some |your )?(?:money|deposit|fee|amount)|(?:send|transfer|wire) (?:the |your )?(?:money|deposit|fee) to|safe account|(?:send|tell|give) (?:me|us) (?:the|your) (?:code|card number|password|otp|verification code)|share your screen',
      ),
      'u',
    ),
  },
  {
    subject: 'contact outside',
    chinese:
      /(?:加|加一?下|添加)(?:我|本人)的?(?:微|薇|威|徽|v|vx|wx|qq|扣扣|企鹅|号|好友)|(?:加|＋)(?:vx|wx|v信|薇|徽信|威信|扣扣)|(?:vx|wx|微信|薇信|v信)(?:号|同号|是|联系|搜|加)|我的?(?:微信|vx|wx|v信|薇信)|(?:私信|私聊|私|滴滴|dd|敲|踢)我(?!的|们|自己)|(?:请|详情|可以?|欢迎|有意|需要的?|想要的?)(?:私信|私聊)(?!你|您|问|她|他)|私信(?:领|拿|取|发|联系|咨询|报|我|聊)|weixin|jiawo|jiavx/u,
    english: new RegExp(
      word(
        '(?:dm|pm) me|(?:message|text) me (?:privately|on|at)|add (?:me on|my) (?:wechat|weixin|whatsapp|telegram|qq|line)|my (?:wechat|weixin|whatsapp|telegram|qq)|(?:contact|find|reach) me (?:on|via|by) (?:wechat|weixin|whatsapp|telegram|qq)',
      ),
      'u',
    ),
  },
  {
    subject: 'own page lure',
    chinese:
      /(?:点|点开|点击|打开|进|进入|看|看看|去|来|到|戳|访问|查看)(?:一下)?(?:我|本人|楼主)的?(?:个人)?(?:主页|首页|头像|资料|空间|简介|链接|橱窗)|(?:见|看)(?:我的?)?(?:主页|简介|头像)(?:有|领|联系|方式|置顶|链接)?(?!的?照片)|主页(?:有|领|联系|自取|置顶|链接|可领)|(?:链接|网址|入口)(?:在|见|放)(?:我的?)?(?:主页|评论|简介|下方|头像)/u,
    english: new RegExp(
      word(
        '(?:open|visit|go to|click|tap|check|check out) (?:on )?my (?:page|profile|link|bio|homepage|avatar)|link (?:is )?in (?:my )?(?:bio|profile|page)|click (?:the|this|my) link',
      ),
      'u',
    ),
  },
  {
    subject: 'claim to be the operator',
    chinese:
      /(?:我|我们|本人|这里|这边)(?:就?是|代表|来自)(?:本?平台|易苗|官方|小程序|社区|疾控|卫健委|银行|公安|系统|在线|退款|售后|人工)?(?:的)?(?:官方)?(?:客服(?!装)|工作人员|管理员|退款专员|理赔专员|审核员|退款中心|客户经理)|(?:我|我们|这里|这边)(?:就?是)(?:本?平台|易苗)?官方(?!正|便)|(?:官方|平台|易苗|疾控|卫健委)(?:在线)?客服(?:请|提醒|通知|联系您|为您)/u,
    english: new RegExp(
      word(
        '(?:i am|i m|im|we are|this is) (?:from |with |the |an |a |your )*(?:official|yimiao|platform) ?(?:customer )?(?:support|service|staff|team|agent)?|(?:i am|i m|im|we are|this is) (?:from |with |the |an |a |your )*(?:customer (?:support|service|care)|refund (?:team|officer|department|agent))',
      ),
      'u',
    ),
  },
];
