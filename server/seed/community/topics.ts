import type { TopicSeed } from './rows';

const CIRCLES: readonly (readonly [name: string, intro: string])[] = [
  ['新手爸妈', '第一次带孩子打疫苗，有什么都可以问'],
  ['0-1 岁接种', '一岁以内的针最多，一起对着本子看'],
  ['1-3 岁接种', '加强针、漏打补种、入托前的准备'],
  ['入园入学查验', '查验证明怎么开，缺的针怎么补'],
  ['HPV 预约交流', '哪里放号、怎么排队、三针怎么安排'],
  ['流感季', '每年秋天的那一针'],
  ['爸妈的疫苗', '给父母约带状疱疹、肺炎、流感'],
  ['早产宝宝', '纠正月龄、推迟接种，互相鼓励'],
  ['过敏与特殊情况', '湿疹、过敏、慢性病的孩子怎么打'],
  ['出行前接种', '出国、出差、去景区之前'],
  ['接种日记', '记录每一针，给后来的人看看'],
  ['门诊体验', '排队、环境、停车，大家说说'],
];

const TOPICS = [
  '打完发烧',
  '接种反应',
  '第一针',
  '五联还是单苗',
  '乙肝疫苗',
  '卡介苗的小包',
  '轮状病毒',
  '13价肺炎',
  '手足口疫苗',
  '水痘疫苗',
  '麻腮风',
  '百白破',
  '脊灰糖丸',
  '乙脑',
  '流脑',
  '甲肝',
  '流感疫苗',
  '九价排队',
  '二价四价九价',
  '免费HPV',
  '带状疱疹疫苗',
  '老人肺炎疫苗',
  '接种证丢了',
  '异地接种',
  '漏打补种',
  '推迟接种',
  '感冒能不能打',
  '打针不哭',
  '留观三十分钟',
  '接种前准备',
  '入园查验',
  '两针一起打',
  '放号时间',
  '候补成功',
  '带娃攻略',
  '早产儿接种',
  '湿疹宝宝',
  '狂犬疫苗',
  '出国接种',
  '接种本怎么看',
];

/** The sample circles and topics. */
export const sampleCircles = (): TopicSeed[] =>
  CIRCLES.map(([name, intro], index) => ({ id: `sample-circle-${index}`, name, intro }));
export const sampleTopics = (): TopicSeed[] =>
  TOPICS.map((name, index) => ({ id: `sample-topic-${index}`, name, intro: '' }));

/** Index of a topic by its name. */
export const topicAt = (name: string): number => TOPICS.indexOf(name);
/** Index of a circle by its name. */
export const circleAt = (name: string): number => CIRCLES.findIndex(([each]) => each === name);
