/** [Chinese, English]. */
export type Pair = readonly [string, string];
/** Question → options, any of which fulfils it. */
export type Conditions = Readonly<Record<string, readonly string[]>>;

export interface GuideOption {
  readonly id: string;
  readonly label: Pair;
  readonly note?: Pair;
  readonly when?: Conditions;
  /** Ages in years, upper end exclusive; null: no upper end. */
  readonly years?: readonly [number, number | null];
  readonly sex?: 1 | 2;
}

export interface GuideQuestionData {
  readonly id: string;
  readonly title: Pair;
  readonly hint: Pair;
  readonly when?: Conditions;
  readonly options: readonly GuideOption[];
}

export interface GuideAdviceData {
  readonly id: string;
  readonly kind: 'vaccine' | 'plan' | 'note';
  readonly when: Conditions;
  readonly unless?: Conditions;
  readonly title: Pair;
  readonly reason: Pair;
  /** Catalogue codes of the vaccines. */
  readonly codes?: readonly string[];
}

/** Changed with every change of questions or advice. */
export const GUIDE_VERSION = '2026-11';

export const QUESTIONS: readonly GuideQuestionData[] = [
  {
    id: 'who',
    title: ['给谁选疫苗？', 'Who is it for?'],
    hint: ['一次为一个人选。', 'One person at a time.'],
    options: [
      { id: 'child', label: ['孩子', 'A child'], note: ['不满 18 岁', 'under 18'] },
      { id: 'adult', label: ['成年人', 'An adult'], note: ['18～49 岁', '18 to 49'] },
      { id: 'elder', label: ['长辈', 'An older person'], note: ['50 岁及以上', '50 and over'] },
    ],
  },
  {
    id: 'age',
    title: ['现在多大？', 'How old now?'],
    hint: ['疫苗都有年龄范围。', 'Every vaccine has its range of ages.'],
    options: [
      {
        id: 'm0',
        label: ['不满 6 个月', 'Under 6 months'],
        when: { who: ['child'] },
        years: [0, 0.5],
      },
      {
        id: 'm6',
        label: ['6～11 个月', '6 to 11 months'],
        when: { who: ['child'] },
        years: [0.5, 1],
      },
      { id: 'y1', label: ['1～5 岁', '1 to 5 years'], when: { who: ['child'] }, years: [1, 6] },
      { id: 'y6', label: ['6～8 岁', '6 to 8 years'], when: { who: ['child'] }, years: [6, 9] },
      { id: 'y9', label: ['9～17 岁', '9 to 17 years'], when: { who: ['child'] }, years: [9, 18] },
      {
        id: 'y18',
        label: ['18～26 岁', '18 to 26 years'],
        when: { who: ['adult'] },
        years: [18, 27],
      },
      {
        id: 'y27',
        label: ['27～45 岁', '27 to 45 years'],
        when: { who: ['adult'] },
        years: [27, 46],
      },
      {
        id: 'y46',
        label: ['46～49 岁', '46 to 49 years'],
        when: { who: ['adult'] },
        years: [46, 50],
      },
      {
        id: 'y50',
        label: ['50～64 岁', '50 to 64 years'],
        when: { who: ['elder'] },
        years: [50, 65],
      },
      {
        id: 'y65',
        label: ['65 岁及以上', '65 and over'],
        when: { who: ['elder'] },
        years: [65, null],
      },
    ],
  },
  {
    id: 'sex',
    title: ['性别？', 'Sex?'],
    hint: ['有的 HPV 疫苗只批准给女性。', 'Some HPV vaccines are approved for women only.'],
    when: { age: ['y9', 'y18', 'y27'] },
    options: [
      { id: 'female', label: ['女', 'Female'], sex: 2 },
      { id: 'male', label: ['男', 'Male'], sex: 1 },
    ],
  },
  {
    id: 'need',
    title: ['有没有下面的情况？', 'Does any of this apply?'],
    hint: ['选最要紧的一项。', 'Choose what matters most.'],
    options: [
      { id: 'none', label: ['都没有', 'None of it'] },
      {
        id: 'wound',
        label: ['被动物咬伤抓伤，或有伤口', 'Bitten or scratched by an animal, or a wound'],
      },
      {
        id: 'chronic',
        label: ['有慢性病', 'A chronic illness'],
        note: ['如糖尿病、心肺疾病、肾病', 'such as diabetes, heart, lung or kidney disease'],
      },
      { id: 'travel', label: ['要去卫生条件差的地方', 'Travel to places with poor sanitation'] },
      {
        id: 'pregnant',
        label: ['怀孕或正在备孕', 'Pregnant or planning to be'],
        when: { sex: ['female'], age: ['y18', 'y27'] },
      },
    ],
  },
  {
    id: 'before',
    title: ['想打的疫苗以前打过吗？', 'Had the vaccine before?'],
    hint: [
      '没打完的，一般接着打，不从头来。',
      'An unfinished course is usually continued, not started over.',
    ],
    options: [
      { id: 'never', label: ['没打过', 'Never'] },
      { id: 'some', label: ['打过一部分', 'Some doses'] },
      { id: 'unsure', label: ['记不清', 'Not sure'] },
    ],
  },
];
