import type { AgeBand } from '../../../contract/community/cards';

/** A vaccine as parents speak of it. */
export interface Theme {
  readonly code: string;
  readonly name: string;
  readonly doses: readonly [string, ...string[]];
  readonly bands: readonly [AgeBand, ...AgeBand[]];
  /** Whose injection it is. */
  readonly who: readonly [string, ...string[]];
  readonly circle: string;
  readonly topics: readonly [string, ...string[]];
}

const BABY = ['宝宝', '我家娃', '老二', '闺女', '儿子', '小家伙'] as const;
const CHILD = ['孩子', '老大', '闺女', '儿子', '我家这个'] as const;
const SELF = ['我自己', '我', '我和同事', '我跟我妹'] as const;
const PARENT = ['我妈', '我爸', '婆婆', '岳父', '家里老人'] as const;

export const THEMES: readonly [Theme, ...Theme[]] = [
  {
    code: 'hepb',
    name: '乙肝疫苗',
    doses: ['第二针', '第三针'],
    bands: ['0-5m', '6-11m'],
    who: BABY,
    circle: '0-1 岁接种',
    topics: ['乙肝疫苗', '接种反应'],
  },
  {
    code: 'bcg',
    name: '卡介苗',
    doses: ['那一针'],
    bands: ['0-5m'],
    who: BABY,
    circle: '0-1 岁接种',
    topics: ['卡介苗的小包', '第一针'],
  },
  {
    code: 'polio',
    name: '脊灰疫苗',
    doses: ['第一针', '第二针'],
    bands: ['0-5m'],
    who: BABY,
    circle: '0-1 岁接种',
    topics: ['脊灰糖丸', '接种反应'],
  },
  {
    code: 'dtap',
    name: '百白破',
    doses: ['第一针', '第二针', '第三针', '第四针'],
    bands: ['0-5m', '6-11m', '1-2y'],
    who: BABY,
    circle: '0-1 岁接种',
    topics: ['百白破', '打完发烧'],
  },
  {
    code: 'mmr',
    name: '麻腮风',
    doses: ['第一针', '第二针'],
    bands: ['6-11m', '1-2y'],
    who: BABY,
    circle: '1-3 岁接种',
    topics: ['麻腮风', '打完发烧'],
  },
  {
    code: 'je-l',
    name: '乙脑减毒',
    doses: ['第一针', '第二针'],
    bands: ['6-11m', '1-2y'],
    who: BABY,
    circle: '1-3 岁接种',
    topics: ['乙脑', '接种反应'],
  },
  {
    code: 'hepa-l',
    name: '甲肝疫苗',
    doses: ['那一针'],
    bands: ['1-2y'],
    who: BABY,
    circle: '1-3 岁接种',
    topics: ['甲肝', '接种反应'],
  },
  {
    code: 'mpsv-ac',
    name: 'AC 流脑',
    doses: ['第一针', '第二针'],
    bands: ['3-5y', '6-13y'],
    who: CHILD,
    circle: '入园入学查验',
    topics: ['流脑', '入园查验'],
  },
  {
    code: 'rota',
    name: '轮状病毒疫苗',
    doses: ['第一次', '第二次', '第三次'],
    bands: ['0-5m', '6-11m'],
    who: BABY,
    circle: '0-1 岁接种',
    topics: ['轮状病毒', '接种反应'],
  },
  {
    code: 'pcv13',
    name: '13 价肺炎',
    doses: ['第一针', '第二针', '第三针', '加强针'],
    bands: ['0-5m', '6-11m', '1-2y'],
    who: BABY,
    circle: '0-1 岁接种',
    topics: ['13价肺炎', '打完发烧'],
  },
  {
    code: 'dtap-ipv-hib',
    name: '五联',
    doses: ['第一针', '第二针', '第三针', '加强针'],
    bands: ['0-5m', '6-11m', '1-2y'],
    who: BABY,
    circle: '0-1 岁接种',
    topics: ['五联还是单苗', '打针不哭'],
  },
  {
    code: 'ev71',
    name: '手足口疫苗',
    doses: ['第一针', '第二针'],
    bands: ['6-11m', '1-2y'],
    who: BABY,
    circle: '1-3 岁接种',
    topics: ['手足口疫苗', '接种反应'],
  },
  {
    code: 'varicella',
    name: '水痘疫苗',
    doses: ['第一针', '第二针'],
    bands: ['1-2y', '3-5y'],
    who: CHILD,
    circle: '1-3 岁接种',
    topics: ['水痘疫苗', '入园查验'],
  },
  {
    code: 'flu',
    name: '流感疫苗',
    doses: ['今年这针', '第一次打', '第二针'],
    bands: ['6-11m', '3-5y', '6-13y', 'adult', 'senior'],
    who: [...CHILD, ...SELF, ...PARENT],
    circle: '流感季',
    topics: ['流感疫苗', '两针一起打'],
  },
  {
    code: 'hpv2',
    name: '二价 HPV',
    doses: ['第一针', '第二针'],
    bands: ['6-13y', '14-17y'],
    who: ['闺女', '侄女', '女儿', '表妹'],
    circle: 'HPV 预约交流',
    topics: ['免费HPV', '二价四价九价'],
  },
  {
    code: 'hpv9',
    name: '九价',
    doses: ['第一针', '第二针', '第三针'],
    bands: ['14-17y', 'adult'],
    who: [...SELF, '女儿'],
    circle: 'HPV 预约交流',
    topics: ['九价排队', '二价四价九价', '放号时间'],
  },
  {
    code: 'zoster',
    name: '带状疱疹疫苗',
    doses: ['第一针', '第二针'],
    bands: ['senior'],
    who: PARENT,
    circle: '爸妈的疫苗',
    topics: ['带状疱疹疫苗', '接种反应'],
  },
  {
    code: 'ppv23',
    name: '23 价肺炎',
    doses: ['那一针'],
    bands: ['senior'],
    who: PARENT,
    circle: '爸妈的疫苗',
    topics: ['老人肺炎疫苗', '两针一起打'],
  },
  {
    code: 'rabies',
    name: '狂犬疫苗',
    doses: ['第一针', '第三针', '最后一针'],
    bands: ['adult', '6-13y'],
    who: [...SELF, '孩子'],
    circle: '过敏与特殊情况',
    topics: ['狂犬疫苗', '接种前准备'],
  },
];
