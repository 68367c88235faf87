import {
  ALLERGY_HOURS,
  BABY_FEVER,
  DRINK_TEXT,
  FEVER_ADVICE,
  GIVE_FROM,
  HIGH_FEVER,
  MEDICINE_TEXT,
} from '@contract/follow-up/fever-advice-rules';
import { fewestDays } from '@contract/vaccine/age-rules';
import { assess } from '@contract/follow-up/severity-rules';
import type { Condition } from '@contract/follow-up/severity-rules';
import { QUESTIONS } from '../../server/domain/service/customer-chat/questions';
import { SCENARIOS } from '../../server/seed/community/scenarios';
import { FOLLOW_UP_MESSAGES } from '../../src/features/aftercare/follow-up/messages';
import { OBSERVATION_MESSAGES } from '../../src/pages/order/inoculate-note/messages';
import { SERVICE_MESSAGES } from '../../src/features/service/customer-chat/messages';
import { sampleCatalogue, sampleProducts } from '../samples/catalogue';

const { degrees, days } = FEVER_ADVICE;

const products = sampleProducts();
/** What to mind after each product, without repetitions. */
const afterCareIn = (language: 'zh' | 'en', some = products): string[] => [
  ...new Set(some.flatMap(({ content }) => content[language].afterCare)),
];
const aftercare = {
  zh: afterCareIn('zh').filter((text) => text.includes(`${degrees}℃`)),
  en: afterCareIn('en').filter((text) => text.includes(`${degrees} °C`)),
};
const ofBabies = products.filter(
  ({ minAgeDays }) => minAgeDays < fewestDays(BABY_FEVER.older.underMonths),
);
const answers = QUESTIONS.filter(({ text }) => text.zh.includes('℃'));
const article = sampleCatalogue().articles.find(({ id }) => id === 'fever-after');
const articleText = {
  zh: JSON.stringify(article?.blocks.zh),
  en: JSON.stringify(article?.blocks.en),
};
const home = {
  zh: FOLLOW_UP_MESSAGES['zh-CN'].homeText,
  en: FOLLOW_UP_MESSAGES.en.homeText,
};
const zh = [
  ...aftercare.zh,
  ...answers.map(({ text }) => text.zh),
  OBSERVATION_MESSAGES['zh-CN'].wrongLater,
  home.zh,
  articleText.zh,
];
const en = [
  ...aftercare.en,
  ...answers.map(({ text }) => text.en),
  OBSERVATION_MESSAGES.en.wrongLater,
  home.en,
  articleText.en,
];

const told = { symptoms: [], temperature: null, swelling: null, ageMonths: 24, hours: 24 };
const levelOf = (change: Partial<Condition>) =>
  assess({ ...told, vaccineCode: 'dtap', ...change }).level;

test('every text about a fever after a vaccination sends to the doctor at the same limits', () => {
  expect(zh).toHaveLength(5);
  for (const text of zh) {
    expect(text).toContain(`达到 ${degrees}℃`);
    expect(text).toContain(`发热超过 ${days} 天`);
  }
  for (const text of en) {
    expect(text).toContain(`${degrees} °C or more`);
    expect(text).toMatch(`for more than ${days} days`);
  }
  // Those of babies, of a high fever and of calling 120 are in the same table; no text has one of its own.
  const table = [degrees, HIGH_FEVER.sameDay, HIGH_FEVER.callNow];
  const known = [...table, ...Object.values(BABY_FEVER).map((each) => each.degrees)].map(String);
  const limits = [...zh, ...en].flatMap((text) => text.match(/\d+(\.\d+)?(?= ?[℃°])/g) ?? []);
  expect([...new Set(limits)].filter((each) => !known.includes(each))).toEqual([]);
});

test('all of them send a baby to the doctor at the limits of the follow-up', () => {
  for (const { degrees: temperature, underMonths } of Object.values(BABY_FEVER))
    expect(levelOf({ ageMonths: underMonths - 1, temperature })).toBe('urgent');
  expect(levelOf({ temperature: HIGH_FEVER.sameDay })).toBe('urgent');
  expect(levelOf({ temperature: HIGH_FEVER.callNow })).toBe('emergency');
  const leaflets = ofBabies.map(({ content }) => content.zh.afterCare.join('；'));
  expect(leaflets.length).toBeGreaterThan(10);
  const observed = OBSERVATION_MESSAGES['zh-CN'].wrongLater;
  for (const text of [
    ...leaflets,
    ...answers.map((each) => each.text.zh),
    observed,
    articleText.zh,
  ])
    expect(text).toContain(
      '宝宝未满 2 个月达到 37.5℃、未满 3 个月达到 38℃，请当天就医；其他人达到 39℃ 也要当天就医',
    );
});

test('an answer to the follow-up is not left at home where the texts send to the doctor', () => {
  expect(levelOf({ temperature: degrees })).toBe('clinic');
  expect(levelOf({ symptoms: ['longFever'] })).toBe('clinic');
  expect(FOLLOW_UP_MESSAGES['zh-CN'].longFever).toBe(`发热超过 ${days} 天`);
  // "精神差".
  expect(levelOf({ symptoms: ['listless'] })).toBe('clinic');
  expect(FOLLOW_UP_MESSAGES['zh-CN'].listless).toContain('精神差');
});

test('a rash all over has one answer: 120 within a day, a doctor later', () => {
  expect(levelOf({ symptoms: ['hives'], hours: ALLERGY_HOURS })).toBe('emergency');
  expect(levelOf({ symptoms: ['hives'], hours: ALLERGY_HOURS + 1 })).toBe('urgent');
  const within = `接种后 ${ALLERGY_HOURS} 小时内全身起疹`;
  for (const text of [
    ...answers.map((each) => each.text.zh),
    SERVICE_MESSAGES['zh-CN'].urgentText,
    articleText.zh,
  ]) {
    expect(text).toContain(within);
    expect(text).toContain('120');
  }
  expect(OBSERVATION_MESSAGES['zh-CN'].wrongNow).toMatch(/全身起疹.*120/);
  expect(FOLLOW_UP_MESSAGES['zh-CN'].hives).toContain('全身起疹');
});

test('medicine is told with its ages, and young babies are given milk and no water', () => {
  // Beijing Children's Hospital for the State Council's mechanism, 13 December 2022; WHO on the first six months.
  expect(GIVE_FROM).toEqual({ paracetamol: 2, ibuprofen: 6, water: 6 });
  expect(MEDICINE_TEXT.zh).toContain('对乙酰氨基酚要满 2 个月，布洛芬要满 6 个月');
  expect(DRINK_TEXT.zh).toContain('未满 6 个月的宝宝多喂奶，不要另外喂水');
  for (const text of [home.zh, articleText.zh])
    for (const part of [MEDICINE_TEXT.zh, DRINK_TEXT.zh]) expect(text).toContain(part);
  for (const text of [home.en, articleText.en])
    for (const part of [MEDICINE_TEXT.en, DRINK_TEXT.en]) expect(text).toContain(part);
  const community = JSON.stringify(SCENARIOS[0].answers);
  expect(community).toContain('多喂奶、不另外喂水');
  expect(community).not.toContain('多喝水');
});
