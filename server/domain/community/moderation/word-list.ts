/** What a word in a text leads to. `refuse`: never published; `hold`: staff read it first. */
export interface WordRule {
  readonly effect: 'refuse' | 'hold';
  /** Named in the log and to staff. */
  readonly subject: string;
  readonly words: readonly string[];
}

/** Words are compared without blanks, signs and letter case, in the simplified script. */
export const WORD_RULES: readonly WordRule[] = [
  {
    effect: 'refuse',
    subject: 'gambling and fraud',
    words: [
      '网络赌博',
      '线上赌场',
      '博彩平台',
      '六合彩',
      '刷单返利',
      '兼职刷单',
      '日赚千元',
      '免费领红包加',
      '代办信用卡',
      '套现秒到',
      '裸聊',
      '洗钱通道',
    ],
  },
  {
    effect: 'refuse',
    subject: 'abuse',
    words: [
      '去死吧',
      '全家死光',
      '操你妈',
      '草泥马',
      '你妈死了',
      '傻逼',
      '煞笔',
      '婊子',
      '狗娘养的',
    ],
  },
  {
    effect: 'refuse',
    subject: 'obscenity',
    words: ['色情视频', '约炮', '一夜情', '成人影片', '援交', '迷药购买'],
  },
  {
    effect: 'refuse',
    subject: 'trade in vaccination',
    words: [
      '代抢疫苗',
      '代抢九价',
      '代打疫苗',
      '代约疫苗',
      '出售接种证',
      '接种证代办',
      '假接种证',
      '内部号源',
      '疫苗黄牛',
      '转让号源',
      '加价抢苗',
    ],
  },
  {
    effect: 'hold',
    subject: 'contact outside',
    words: [
      '加我微信',
      '加微信',
      '加v信',
      '加薇信',
      '微信号',
      '威信号',
      '扫码进群',
      '私聊我报价',
      '加群领',
      '联系qq',
      '加qq',
    ],
  },
  {
    effect: 'hold',
    subject: 'self-harm',
    words: ['不想活了', '想自杀', '结束生命', '活着没意思'],
  },
  {
    effect: 'hold',
    subject: 'sale of medicine',
    words: ['祖传秘方', '包治百病', '神药', '代购药', '无效退款', '根治不复发', '药到病除'],
  },
];

/** A claim that the encyclopaedia contradicts: staff read it first, and it carries a link to the entry. */
export interface FalseClaim {
  readonly pattern: RegExp;
  /** Codes of vaccines whose encyclopaedia entry answers it; null: of the vaccine that the post is about. */
  readonly vaccineCode: string | null;
}

export const FALSE_CLAIMS: readonly FalseClaim[] = [
  { pattern: /疫苗.{0,8}(?:导致|引起|造成|会得).{0,6}自闭/u, vaccineCode: 'mmr' },
  { pattern: /(?:HPV|宫颈癌疫苗|九价).{0,10}(?:不孕|绝育|不能生)/iu, vaccineCode: 'hpv' },
  { pattern: /疫苗.{0,8}(?:含|有|里面是).{0,6}(?:水银|汞).{0,6}(?:中毒|伤脑)/u, vaccineCode: null },
  {
    pattern:
      /(?:不用|不要|别|没必要).{0,4}打疫苗.{0,10}(?:自然感染|得一次).{0,6}(?:更好|就好|更强)/u,
    vaccineCode: null,
  },
  { pattern: /流感疫苗.{0,10}(?:会得|导致|引起).{0,4}流感/u, vaccineCode: 'flu' },
  { pattern: /疫苗.{0,10}(?:芯片|改变基因|基因改造)/u, vaccineCode: null },
  { pattern: /(?:打完|打了|接种).{0,10}(?:停药|不用吃药).{0,6}(?:偏方|土方)/u, vaccineCode: null },
];
