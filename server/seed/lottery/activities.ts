import type { Bilingual } from '../../catalogue/rows';

/** A sample activity; days relative to the day on which it is loaded. */
export interface SampleActivity {
  readonly id: string;
  readonly title: Bilingual;
  readonly summary: Bilingual;
  readonly opens: number;
  readonly closes: number;
  readonly prizes: readonly {
    readonly name: Bilingual;
    readonly stock: number;
    readonly valueCents: number;
  }[];
}

export const SAMPLE_ORGANISER: Bilingual = {
  zh: '易苗（示例主办方）',
  en: 'Yimiao (sample organiser)',
};

export const SAMPLE_CONTACT = 'lottery@example.com';

/** One that has ended, one that is open and one to come. */
export const SAMPLE_ACTIVITIES: readonly SampleActivity[] = [
  {
    id: 'sample-autumn',
    title: { zh: '秋日健康好礼', en: 'Autumn health gifts' },
    summary: {
      zh: '读健康文章攒豆，抽家用健康好物。',
      en: 'Read about health, collect beans, win things for a healthy home.',
    },
    opens: -20,
    closes: -6,
    prizes: [
      { name: { zh: '电子血压计', en: 'Blood pressure monitor' }, stock: 2, valueCents: 29_900 },
      { name: { zh: '耳温枪', en: 'Ear thermometer' }, stock: 4, valueCents: 15_900 },
      { name: { zh: '便携药盒', en: 'Pill box' }, stock: 6, valueCents: 2_900 },
    ],
  },
  {
    id: 'sample-winter',
    title: { zh: '暖冬家庭健康礼', en: 'Winter family gifts' },
    summary: {
      zh: '每天免费领一张抽奖券，全家温暖过冬。',
      en: 'One free ticket a day: win something warm for the family.',
    },
    opens: -2,
    closes: 12,
    prizes: [
      { name: { zh: '空气加湿器', en: 'Humidifier' }, stock: 3, valueCents: 39_900 },
      { name: { zh: '家庭急救包', en: 'First-aid kit' }, stock: 7, valueCents: 12_900 },
      { name: { zh: '保温杯', en: 'Insulated bottle' }, stock: 10, valueCents: 6_900 },
    ],
  },
  {
    id: 'sample-spring',
    title: { zh: '新春运动好礼', en: 'New year sports gifts' },
    summary: {
      zh: '迎新春，动起来：抽跳绳、运动手环。',
      en: 'Get moving in the new year: win ropes and fitness bands.',
    },
    opens: 15,
    closes: 29,
    prizes: [
      { name: { zh: '运动手环', en: 'Fitness band' }, stock: 5, valueCents: 19_900 },
      { name: { zh: '计数跳绳', en: 'Skipping rope with counter' }, stock: 15, valueCents: 3_900 },
    ],
  },
];

/** People with tickets in the sample activity that has ended. */
export const SAMPLE_PEOPLE = 160;
