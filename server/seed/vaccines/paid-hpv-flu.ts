import { years } from './ages';
import { FEE, type ProductEntry } from './product';

const women = { fee: 30, audience: 'women', sex: 2 } as const;
const INNOVAX = ['万泰沧海', 'Innovax'] as const;
const MERCK = ['默沙东', 'MSD'] as const;
const HUALAN = ['华兰疫苗', 'Hualan Bio'] as const;
const SINOVAC = ['科兴生物', 'Sinovac'] as const;

/** 0, 1 and 6 months. */
const COURSE_016 = [
  {},
  { after: 30, afterMonths: 1, when: ['首剂后 1 个月', '1 month after dose 1'] },
  { after: 150, afterMonths: 5, when: ['首剂后 6 个月', '6 months after dose 1'] },
] as const;
/** 0, 2 and 6 months. */
const COURSE_026 = [
  {},
  { after: 60, afterMonths: 2, when: ['首剂后 2 个月', '2 months after dose 1'] },
  { after: 120, afterMonths: 4, when: ['首剂后 6 个月', '6 months after dose 1'] },
] as const;
/** 中国流感疫苗预防接种技术指南. */
const FIRST_SEASON = [
  '未满 9 岁的孩子首次接种需两剂，间隔 4 周。',
  ' Children under 9 have two doses 4 weeks apart in their first flu season.',
] as const;
const YEARLY = [{ label: ['本季一剂', 'This season'] }] as const;

/** HPV and influenza vaccines. */
export const PAID_HPV_FLU: readonly ProductEntry[] = [
  {
    ...women,
    id: 'hpv2-innovax',
    family: 'hpv2',
    zh: '双价人乳头瘤病毒疫苗（大肠杆菌）',
    short: ['双价 HPV（万泰）', '2vHPV (Innovax)'],
    en: 'Bivalent HPV vaccine (E. coli)',
    maker: INNOVAX,
    yuan: 329,
    from: years(9),
    before: years(46),
    doses: COURSE_016,
    note: [
      '9～14 岁两剂（间隔 6 个月），15～45 岁三剂；门诊会按首剂年龄安排。',
      'Two doses 6 months apart at 9 to 14, three at 15 to 45; the clinic goes by the age at dose 1.',
    ],
  },
  {
    ...women,
    id: 'hpv2-zerun',
    family: 'hpv2',
    zh: '双价人乳头瘤病毒疫苗（毕赤酵母）',
    short: ['双价 HPV（沃泽惠）', '2vHPV (Walvax)'],
    en: 'Bivalent HPV vaccine (Pichia pastoris)',
    maker: ['泽润生物', 'Zerun Bio'],
    yuan: 319,
    from: years(9),
    before: years(31),
    doses: COURSE_026,
    note: [
      '适用 9～30 岁女性，9～14 岁可用两剂程序。',
      'For women of 9 to 30; girls of 9 to 14 may have two doses.',
    ],
  },
  {
    ...women,
    id: 'hpv2-gsk',
    family: 'hpv2',
    zh: '双价人乳头瘤病毒吸附疫苗',
    short: ['双价 HPV（希瑞适）', '2vHPV (GSK)'],
    en: 'Bivalent HPV vaccine, adsorbed',
    maker: ['葛兰素史克', 'GSK'],
    yuan: 580,
    from: years(9),
    before: years(46),
    doses: COURSE_016,
    note: [
      '进口双价，9～14 岁女孩两剂，15 岁及以上三剂。',
      'Imported bivalent vaccine; two doses for girls of 9 to 14, three from 15.',
    ],
  },
  {
    fee: 30,
    audience: 'all',
    id: 'hpv4-msd',
    family: 'hpv4',
    zh: '四价人乳头瘤病毒疫苗（酿酒酵母）',
    short: ['四价 HPV', '4vHPV'],
    en: 'Quadrivalent HPV vaccine (S. cerevisiae)',
    maker: MERCK,
    yuan: 798,
    from: years(9),
    before: years(46),
    doses: COURSE_026,
    note: [
      '女性 9～45 岁、男性 9～26 岁可用；男性超龄由门诊现场核对。',
      'For women of 9 to 45 and men of 9 to 26; the clinic checks men’s age.',
    ],
  },
  {
    ...women,
    id: 'hpv9-msd',
    family: 'hpv9',
    zh: '九价人乳头瘤病毒疫苗（酿酒酵母）',
    short: ['九价 HPV（进口）', '9vHPV (imported)'],
    en: '9-valent HPV vaccine (S. cerevisiae)',
    maker: MERCK,
    yuan: 1298,
    from: years(9),
    before: years(46),
    doses: COURSE_026,
    note: [
      '9～14 岁可两剂，15～45 岁三剂。号源紧，约第 1 剂时门诊会为后续剂次留苗。',
      'Two doses possible at 9 to 14, three at 15 to 45. Places are scarce; the clinic keeps vaccine for the later doses.',
    ],
  },
  {
    fee: 30,
    audience: 'adult',
    sex: 1,
    id: 'hpv9-msd-men',
    family: 'hpv9',
    zh: '九价人乳头瘤病毒疫苗（酿酒酵母）· 男性',
    short: ['九价 HPV（男性）', '9vHPV (men)'],
    en: '9-valent HPV vaccine (S. cerevisiae), men',
    maker: MERCK,
    yuan: 1298,
    from: years(16),
    before: years(27),
    doses: COURSE_026,
    note: [
      '供 16～26 岁男性，三剂；可预防部分 HPV 引起的生殖器疣和肛门癌。',
      'For men of 16 to 26, three doses; against some genital warts and anal cancers caused by HPV.',
    ],
  },
  {
    ...women,
    id: 'hpv9-innovax',
    family: 'hpv9',
    zh: '九价人乳头瘤病毒疫苗（大肠杆菌）',
    short: ['九价 HPV（国产）', '9vHPV (domestic)'],
    en: '9-valent HPV vaccine (E. coli)',
    maker: INNOVAX,
    yuan: 499,
    from: years(9),
    before: years(46),
    doses: COURSE_016,
    note: [
      '首个国产九价，9～17 岁两剂、18～45 岁三剂，价格约为进口的四成。',
      'The first domestic 9-valent vaccine: two doses at 9 to 17, three at 18 to 45, at about two fifths of the imported price.',
    ],
  },
  {
    fee: FEE,
    audience: 'all',
    id: 'flu4-hualan',
    family: 'flu',
    zh: '四价流感病毒裂解疫苗（0.5ml，华兰）',
    short: ['四价流感（华兰）', 'Flu, 4-valent (Hualan)'],
    en: 'Quadrivalent influenza vaccine, split virion, 0.5 ml (Hualan)',
    maker: HUALAN,
    yuan: 88,
    from: 36,
    before: null,
    doses: YEARLY,
    note: [
      '3 周岁以上一季一剂，最好在 10 月底前完成，过了也可以打。' + FIRST_SEASON[0],
      'One dose a season from 3 years, best by the end of October, but later is possible.' +
        FIRST_SEASON[1],
    ],
  },
  {
    fee: FEE,
    audience: 'child',
    id: 'flu4-hualan-kid',
    family: 'flu',
    zh: '四价流感病毒裂解疫苗（0.25ml，婴幼儿）',
    short: ['四价流感（婴幼儿）', 'Flu, 4-valent (infant)'],
    en: 'Quadrivalent influenza vaccine, split virion, 0.25 ml (infant)',
    maker: HUALAN,
    yuan: 128,
    from: 6,
    before: 36,
    doses: [{ from: 6 }, { after: 28 }],
    note: [
      '首次接种流感疫苗的婴幼儿需两剂，间隔 4 周；以前打过的一季一剂。',
      'Two doses 4 weeks apart in a child’s first flu season; one a season after that.',
    ],
  },
  {
    fee: FEE,
    audience: 'all',
    id: 'flu4-sinovac',
    family: 'flu',
    zh: '四价流感病毒裂解疫苗（0.5ml，科兴）',
    short: ['四价流感（科兴）', 'Flu, 4-valent (Sinovac)'],
    en: 'Quadrivalent influenza vaccine, split virion, 0.5 ml (Sinovac)',
    maker: SINOVAC,
    yuan: 98,
    from: 36,
    before: null,
    doses: YEARLY,
    note: [
      '预充式注射器包装；60 岁以上和慢性病患者可由部分城市免费提供。' + FIRST_SEASON[0],
      'Prefilled syringe; some cities offer it free to people over 60 or with long-term illness.' +
        FIRST_SEASON[1],
    ],
  },
  {
    fee: FEE,
    audience: 'all',
    id: 'flu3-changchun',
    family: 'flu',
    zh: '三价流感病毒裂解疫苗（0.5ml）',
    short: ['三价流感', 'Flu, 3-valent'],
    en: 'Trivalent influenza vaccine, split virion, 0.5 ml',
    maker: ['长春生物制品研究所', 'Changchun Institute of Biological Products'],
    yuan: 46,
    from: 36,
    before: null,
    doses: YEARLY,
    note: [
      '含两种甲型和一种乙型毒株，价格低，老人集中接种常用。' + FIRST_SEASON[0],
      'Two A strains and one B strain; inexpensive, often used in drives for older people.' +
        FIRST_SEASON[1],
    ],
  },
  {
    fee: FEE,
    audience: 'child',
    id: 'flu-nasal',
    family: 'flu-nasal',
    zh: '冻干鼻喷流感减毒活疫苗',
    short: ['鼻喷流感', 'Flu, nasal spray'],
    en: 'Influenza vaccine, live, nasal spray, freeze-dried',
    maker: ['百克生物', 'BCHT'],
    yuan: 298,
    from: 36,
    before: years(18),
    doses: YEARLY,
    note: [
      '不用打针，喷入鼻腔即可，适用 3～17 岁怕针的孩子。',
      'No needle: a spray in the nose, for those of 3 to 17 who fear injections.',
    ],
  },
  {
    fee: FEE,
    audience: 'all',
    id: 'flu4-subunit',
    family: 'flu',
    zh: '四价流感病毒亚单位疫苗',
    short: ['流感亚单位', 'Flu, subunit'],
    en: 'Quadrivalent influenza subunit vaccine',
    maker: ['中慧元通', 'Ab&B Bio-tech'],
    yuan: 319,
    from: 36,
    before: null,
    doses: YEARLY,
    note: [
      '只保留病毒表面的有效抗原，成分更纯。' + FIRST_SEASON[0],
      'Keeps only the surface antigens of the virus, and so is purer.' + FIRST_SEASON[1],
    ],
  },
];
