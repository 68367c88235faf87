import type { SearchKind } from '@contract/search/endpoints';

/** Ages in years, from the first on and before the last. */
export type Ages = readonly [from: number, before: number];

/** Words of every day, and the words of the catalogue that are meant by them. No medical statement: they only lead to entries. */
export interface Meaning {
  /** What people type. */
  readonly says: readonly string[];
  /** What is searched for instead, each by itself. */
  readonly means: readonly string[];
  /** Kinds of results that come first. */
  readonly lead?: readonly SearchKind[];
  /** A word of the first and after it, in the same sentence, one of the second say the same: `狗把孩子咬了`. */
  readonly apart?: readonly [first: readonly string[], second: readonly string[]];
  /** What leads says what has to be done now. */
  readonly isUrgent?: boolean;
  /** What is said to be searched for, where none of the words that are says it. */
  readonly shown?: string;
  /** Products for somebody of these ages come first. */
  readonly ages?: Ages;
  /** Says for whom: it chooses among what the other words find, and is left out where it would leave nothing. */
  readonly isAside?: boolean;
  /** Name and day of the clinician who read the row; a row without is unreviewed. */
  readonly reviewed?: string;
}

const ANIMALS = ['狗', '小狗', '狗狗', '流浪狗', '犬', '猫', '小猫', '猫咪', '流浪猫', '野猫'];
const FURTHER_ANIMALS = ['老鼠', '鼠', '仓鼠', '兔子', '猴子', '蝙蝠', '宠物', '动物'];
const WOUNDS = ['咬', '抓', '挠', '舔'];

const BITES = [...ANIMALS, ...FURTHER_ANIMALS].flatMap((animal) =>
  WOUNDS.flatMap((wound) => [`${animal}${wound}`, `被${animal}${wound}`]),
);

/** Diseases, injuries and what is noticed. */
const DISEASES: readonly Meaning[] = [
  {
    // Who was bitten has to read first what to do now, and where.
    says: [
      ...BITES,
      ...['犬伤', '咬伤', '抓伤', '打狗针', '狗针', '疯狗病', '疯狗', '恐水病', '狂犬针', '狗牙印'],
      ...['dog bite', 'cat bite', 'animal bite', 'cat scratch', 'bitten'],
    ],
    means: ['犬伤', '狂犬病'],
    apart: [
      [...ANIMALS, ...FURTHER_ANIMALS],
      [...WOUNDS, '牙印'],
    ],
    lead: ['article', 'clinic'],
    isUrgent: true,
  },
  { says: ['小儿麻痹', '小儿麻痹症', '小儿麻痺', '麻痹症', '婴儿瘫'], means: ['脊髓灰质炎'] },
  { says: ['吃糖丸', '糖丸疫苗', '滴剂'], means: ['糖丸'] },
  {
    says: [
      ...['缠腰龙', '转腰龙', '龙缠腰', '蛇盘疮', '蛇串疮', '蛇缠腰', '缠蛇', '缠腰蛇', '盘蛇疮'],
      // The sound of 状 is misread so.
      '带上疱疹',
      ...['缠腰火丹', '腰缠火丹', '缠腰丹', '火带疮', '蜘蛛疮', '生蛇', '飞蛇', '皮蛇', '带疱'],
    ],
    means: ['带状疱疹'],
  },
  { says: ['疱疹'], means: ['疱疹'] },
  {
    says: [
      ...['痄腮', '大嘴巴', '大嘴巴病', '蛤蟆瘟', '猪头肥', '猪头风', '猪头皮', '流腮', '胀腮'],
      ...['流行性腮腺炎', '腮帮子肿'],
    ],
    means: ['腮腺炎'],
  },
  { says: ['出疹子', '痧子', '出痧子', '麻疹病毒'], means: ['麻疹'] },
  { says: ['德国麻疹'], means: ['风疹'] },
  { says: ['水花', '出水花', '水痘病毒', '水疱疹'], means: ['水痘'] },
  { says: ['鸡咳', '顿咳', '鸬鹚咳', '疫咳', '百日咳嗽'], means: ['百日咳'] },
  { says: ['dpt', 'dtp', '百白破三联'], means: ['百白破'] },
  { says: ['hvp', 'hpu', '人类乳突病毒'], means: ['HPV'] },
  { says: ['子宫颈癌', '子宫颈癌疫苗', '宫颈病变', '女性疫苗'], means: ['宫颈癌'] },
  { says: ['尖锐湿疣', '菜花病'], means: ['生殖器疣'] },
  {
    says: ['感冒疫苗', '感冒针', '甲流', '乙流', '甲型流感', '乙型流感', '流行感冒', '流行性感冒'],
    means: ['流感'],
  },
  { says: ['鼻喷', '喷鼻', '喷鼻子', '鼻子喷', '鼻喷式'], means: ['鼻喷'] },
  { says: ['手脚口', '手口足', '口手足', '肠病毒', '手足口病毒'], means: ['手足口'] },
  {
    says: ['拉肚子', '拉稀', '闹肚子', '窜稀', '泻肚', '泻肚子', '秋泻', '腹泻', '肠胃炎', '拉水'],
    means: ['轮状病毒'],
  },
  { says: ['卡疤', '卡斑', '卡疤苗', '结核针', '结核疫苗'], means: ['卡介苗'] },
  { says: ['肺痨', '痨病', '肺结核', 'tb', '痨'], means: ['结核病'] },
  {
    // Who has it wants to read about it; a vaccine is no help to them.
    says: ['大三阳', '小三阳', '乙肝携带', '两对半', '乙肝五项'],
    means: ['乙肝'],
    lead: ['disease'],
  },
  { says: ['b型肝炎', 'b肝', 'hbv', '乙肝针'], means: ['乙肝'] },
  { says: ['a型肝炎', 'a肝', 'hav'], means: ['甲肝'] },
  { says: ['e型肝炎', 'hev'], means: ['戊肝'] },
  {
    says: [
      ...['钉子', '铁钉', '生锈', '锈铁', '铁锈', '扎脚', '扎伤', '扎手', '划伤', '割伤', '刀伤'],
      ...[
        '外伤',
        '伤口',
        '玻璃扎',
        '木刺',
        '铁丝',
        '七日风',
        '脐风',
        '破风',
        'rusty nail',
        'wound',
      ],
    ],
    means: ['破伤风'],
  },
  { says: ['日本脑炎', '大脑炎', '蚊子脑炎', '流行性脑炎'], means: ['乙脑'] },
  { says: ['脑膜炎球菌', '流行性脑膜炎'], means: ['流脑'] },
  { says: ['老鼠病毒', '鼠病', '汉坦病毒', '汉他病毒', '汉坦'], means: ['出血热'] },
  { says: ['肺炎双球菌', '小儿肺炎'], means: ['肺炎球菌'] },
  { says: ['伤寒病', '肠热病'], means: ['伤寒'] },
];

/** Questions, and what articles are about. */
const QUESTIONS: readonly Meaning[] = [
  {
    says: [
      ...['出国', '出境', '旅游', '旅行', '留学', '去非洲', '非洲', '东南亚', '去国外', '黄热病'],
      ...[
        '泰国',
        '日本旅游',
        '越南',
        '柬埔寨',
        '印度',
        '印尼',
        '巴厘岛',
        '马来西亚',
        '新加坡',
        '菲律宾',
        '埃及',
      ],
      ...[
        '肯尼亚',
        '南美',
        '巴西',
        '中东',
        '欧洲',
        '美国',
        '英国',
        '加拿大',
        '澳洲',
        '澳大利亚',
        '韩国',
      ],
      ...['travel', 'abroad', 'yellow fever'],
    ],
    means: ['出国'],
  },
  {
    says: ['新生儿', '刚出生', '出生', '初生儿', '出生24小时', '新生宝宝', 'newborn'],
    means: ['乙肝', '卡介苗', '第一次 宝宝'],
    // The first month is the mother's too.
    apart: [['月子'], ['娃', '宝宝', '宝贝', '孩子', '婴儿']],
    shown: '新生儿',
    ages: [0, 1 / 12],
  },
  {
    says: [
      ...['孕妇', '孕妈', '准妈妈', '怀孕', '孕期', '备孕', '怀宝宝', '怀了', '哺乳', '哺乳期'],
      ...['喂奶', '产后', '月子', 'pregnant', 'pregnancy', 'breastfeeding'],
    ],
    means: ['怀孕'],
  },
  { says: ['发烧', '发热', '高烧', '低烧', '烧', 'fever'], means: ['发烧'] },
  {
    says: ['一起打', '一块打', '一块儿打', '同时打', '同时接种', '一起接种', '同打', '同一天打'],
    means: ['联合疫苗', '一次打完'],
    lead: ['article'],
  },
  { says: ['第一次打', '第一次接种', '首次接种', '带什么', '带证件', '头一次'], means: ['第一次'] },
  {
    says: ['怕打针', '打针哭', '害怕打针', '怕针', '怕疼', '怕痛', '哭闹', '打疫苗哭', '晕针'],
    means: ['怕打针'],
  },
  { says: ['血压高', '三高', '高血压'], means: ['高血压'] },
  { says: ['血糖高', '糖尿病'], means: ['糖尿病'] },
  { says: ['慢病', '慢性病', '老毛病', '基础病'], means: ['高血压 糖尿病'] },
  {
    says: [
      ...[
        '打晚了',
        '晚打',
        '晚了',
        '错过',
        '漏打',
        '漏种',
        '漏了',
        '忘打',
        '忘了打',
        '忘记打',
        '推迟',
      ],
      ...[
        '延迟',
        '延期',
        '补种',
        '补打',
        '补针',
        '查验',
        '入学查验',
        '入园',
        '没打完',
        '迟了',
        '过期没打',
        'missed dose',
        'missed',
        'late dose',
      ],
    ],
    means: ['错过'],
  },
  { says: ['半小时', '30分钟', '三十分钟', '观察', '留观', '等多久'], means: ['留观'] },
  {
    says: [
      '给爸妈',
      '给父母',
      '帮爸妈',
      '帮父母',
      '替爸妈',
      '替父母',
      '代约',
      '给老人约',
      '帮老人',
    ],
    means: ['帮爸妈'],
  },
  { says: ['追溯码', '溯源', '冷链', '假疫苗', '真假', '扫码查'], means: ['追溯码'] },
  { says: ['什么时候打', '啥时候打', '几月打', '几月份打'], means: ['几月打'], isAside: true },
  { says: ['区别', '怎么选', '选哪个', '哪个好', '哪种好'], means: ['看年龄'], isAside: true },
];

/** Where. */
const LOCATIONS: readonly Meaning[] = [
  { says: ['预防针', '打预防针'], means: ['预防接种', '第一次'] },
  {
    says: ['社区医院', '社区门诊', '社区卫生站', '社区卫生院', '社区服务中心', '社区', '防保科'],
    means: ['社区卫生'],
  },
  {
    says: [
      ...['附近', '最近的', '身边', '周边', '接种点', '疫苗点', '打疫苗的地方', '打针的地方'],
      ...[
        '接种门诊',
        '疫苗门诊',
        '哪里打',
        '哪里能打',
        '哪儿打',
        '哪里有',
        '去哪',
        '去哪里',
        '在哪打',
      ],
      ...['where', 'nearby', 'clinic'],
    ],
    means: ['预防接种'],
  },
  { says: ['医院', 'hospital'], means: ['医院'] },
  { says: ['妇幼', '妇保院', '妇幼保健院'], means: ['妇幼保健院'] },
];

/** For whom. */
const PEOPLE: readonly Meaning[] = [
  {
    says: [
      '老人',
      '老年人',
      '老年',
      '老人家',
      '长辈',
      '爷爷',
      '奶奶',
      '姥姥',
      '姥爷',
      'elderly',
      'older people',
    ],
    means: ['老人'],
    ages: [60, Infinity],
    isAside: true,
  },
  {
    says: ['爸妈', '父母', '爸爸', '妈妈'],
    means: ['爸妈'],
    ages: [18, Infinity],
    isAside: true,
  },
  {
    says: ['儿童', '孩子', '小孩', '小朋友', '娃', 'child', 'children', 'kids'],
    means: ['孩子'],
    ages: [0, 14],
    isAside: true,
  },
  {
    says: ['宝宝', '婴儿', '幼儿', '宝贝', 'baby', 'infant'],
    means: ['宝宝'],
    ages: [0, 3],
    isAside: true,
  },
  {
    says: ['男生', '男孩', '男的', '男性', '男孩子', 'boys', 'men'],
    means: ['男生'],
    isAside: true,
  },
  {
    says: ['女生', '女孩', '女的', '女性', '女孩子', '女儿', 'girls'],
    means: ['女孩'],
    isAside: true,
  },
  { says: ['免费', '不要钱', 'free'], means: ['免费'], isAside: true },
  {
    says: ['成人', '大人', '成年人', 'adult'],
    means: ['成人'],
    ages: [18, Infinity],
    isAside: true,
  },
];

/** All of them, diseases first. */
export const MEANINGS: readonly Meaning[] = [...DISEASES, ...QUESTIONS, ...LOCATIONS, ...PEOPLE];
