import type { Bilingual } from '../../../kernel/language';

/** Question → options, any of which fulfils it. */
export type Conditions = Readonly<Record<string, readonly string[]>>;

export interface GuideOption {
  readonly id: string;
  readonly label: Bilingual;
  readonly note?: Bilingual;
  readonly when?: Conditions;
  /** Ages in years, upper end exclusive; null: no upper end. */
  readonly years?: readonly [number, number | null];
  readonly sex?: 1 | 2;
}

export interface GuideQuestionData {
  readonly id: string;
  readonly title: Bilingual;
  readonly hint: Bilingual;
  readonly when?: Conditions;
  readonly options: readonly GuideOption[];
}

export interface GuideAdviceData {
  readonly id: string;
  readonly kind: 'vaccine' | 'plan' | 'note';
  readonly when: Conditions;
  readonly unless?: Conditions;
  readonly title: Bilingual;
  readonly reason: Bilingual;
  /** Catalogue codes of the vaccines. */
  readonly codes?: readonly string[];
}

/** Changed with every change of questions or advice. */
export const GUIDE_VERSION = '2026-11-28';

export const QUESTIONS: readonly GuideQuestionData[] = [
  {
    id: 'who',
    title: { zh: '给谁选疫苗？', en: 'Who is it for?' },
    hint: { zh: '一次为一个人选。', en: 'One person at a time.' },
    options: [
      {
        id: 'child',
        label: { zh: '孩子', en: 'A child' },
        note: { zh: '不满 18 岁', en: 'under 18' },
      },
      {
        id: 'adult',
        label: { zh: '成年人', en: 'An adult' },
        note: { zh: '18～49 岁', en: '18 to 49' },
      },
      {
        id: 'elder',
        label: { zh: '长辈', en: 'An older person' },
        note: { zh: '50 岁及以上', en: '50 and over' },
      },
    ],
  },
  {
    id: 'age',
    title: { zh: '现在多大？', en: 'How old now?' },
    hint: { zh: '疫苗都有年龄范围。', en: 'Every vaccine has its range of ages.' },
    options: [
      {
        id: 'm0',
        label: { zh: '不满 6 个月', en: 'Under 6 months' },
        when: { who: ['child'] },
        years: [0, 0.5],
      },
      {
        id: 'm6',
        label: { zh: '6～11 个月', en: '6 to 11 months' },
        when: { who: ['child'] },
        years: [0.5, 1],
      },
      {
        id: 'y1',
        label: { zh: '1～5 岁', en: '1 to 5 years' },
        when: { who: ['child'] },
        years: [1, 6],
      },
      {
        id: 'y6',
        label: { zh: '6～8 岁', en: '6 to 8 years' },
        when: { who: ['child'] },
        years: [6, 9],
      },
      {
        id: 'y9',
        label: { zh: '9～17 岁', en: '9 to 17 years' },
        when: { who: ['child'] },
        years: [9, 18],
      },
      {
        id: 'y18',
        label: { zh: '18～26 岁', en: '18 to 26 years' },
        when: { who: ['adult'] },
        years: [18, 27],
      },
      {
        id: 'y27',
        label: { zh: '27～45 岁', en: '27 to 45 years' },
        when: { who: ['adult'] },
        years: [27, 46],
      },
      {
        id: 'y46',
        label: { zh: '46～49 岁', en: '46 to 49 years' },
        when: { who: ['adult'] },
        years: [46, 50],
      },
      {
        id: 'y50',
        label: { zh: '50～59 岁', en: '50 to 59 years' },
        when: { who: ['elder'] },
        years: [50, 60],
      },
      {
        id: 'y60',
        label: { zh: '60 岁及以上', en: '60 and over' },
        when: { who: ['elder'] },
        years: [60, null],
      },
    ],
  },
  {
    id: 'sex',
    title: { zh: '性别？', en: 'Sex?' },
    hint: {
      zh: '有的 HPV 疫苗只批准给女性。',
      en: 'Some HPV vaccines are approved for women only.',
    },
    when: { age: ['y9', 'y18', 'y27'] },
    options: [
      { id: 'female', label: { zh: '女', en: 'Female' }, sex: 2 },
      { id: 'male', label: { zh: '男', en: 'Male' }, sex: 1 },
    ],
  },
  {
    id: 'need',
    title: { zh: '有没有下面的情况？', en: 'Does any of this apply?' },
    hint: { zh: '选最要紧的一项。', en: 'Choose what matters most.' },
    options: [
      { id: 'none', label: { zh: '都没有', en: 'None of it' } },
      {
        id: 'wound',
        label: {
          zh: '被动物咬伤抓伤，或有伤口',
          en: 'Bitten or scratched by an animal, or a wound',
        },
      },
      {
        id: 'chronic',
        label: { zh: '有慢性病', en: 'A chronic illness' },
        note: {
          zh: '如糖尿病、心肺疾病、肾病',
          en: 'such as diabetes, heart, lung or kidney disease',
        },
      },
      {
        id: 'immunodeficiency',
        label: { zh: '免疫力低', en: 'Weak immunity' },
        note: {
          zh: '如免疫缺陷、感染 HIV、化疗、器官移植、长期用激素',
          en: 'such as immune deficiency, HIV, chemotherapy, a transplant or long-term steroids',
        },
      },
      {
        id: 'travel',
        label: { zh: '要去卫生条件差的地方', en: 'Travel to places with poor sanitation' },
      },
      {
        id: 'pregnant',
        label: { zh: '怀孕或正在备孕', en: 'Pregnant or planning to be' },
        when: { sex: ['female'], age: ['y18', 'y27'] },
      },
    ],
  },
  {
    id: 'before',
    title: { zh: '想打的疫苗以前打过吗？', en: 'Had the vaccine before?' },
    hint: {
      zh: '没打完的，一般接着打，不从头来。',
      en: 'An unfinished course is usually continued, not started over.',
    },
    options: [
      { id: 'never', label: { zh: '没打过', en: 'Never' } },
      { id: 'some', label: { zh: '打过一部分', en: 'Some doses' } },
      { id: 'unsure', label: { zh: '记不清', en: 'Not sure' } },
    ],
  },
];
