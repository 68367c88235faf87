import { BABY_FEVER, FEVER_ADVICE } from '@contract/follow-up/fever-advice-rules';
import { assess } from '@contract/follow-up/severity-rules';
import { QUESTIONS } from '../../server/domain/service/questions';
import { afterCareOf } from '../../server/seed/vaccines/aftercare';
import { OBSERVATION_MESSAGES } from '../../src/features/observation/messages';

const { degrees, days } = FEVER_ADVICE;

const ofBabies = afterCareOf('arm', 0);
const aftercare = ofBabies.filter(([zh]) => zh.includes(`${degrees}℃`));
const answers = QUESTIONS.filter(({ text }) => text.zh.includes('℃'));
const zh = [
  ...aftercare.map(([text]) => text),
  ...answers.map(({ text }) => text.zh),
  OBSERVATION_MESSAGES['zh-CN'].wrongLater,
];
const en = [
  ...aftercare.map(([, text]) => text),
  ...answers.map(({ text }) => text.en),
  OBSERVATION_MESSAGES.en.wrongLater,
];

test('every text about a fever after a vaccination sends to the doctor at the same limits', () => {
  expect(zh).toHaveLength(3);
  for (const text of zh) {
    expect(text).toContain(`达到 ${degrees}℃`);
    expect(text).toContain(`发热超过 ${days} 天`);
  }
  for (const text of en) {
    expect(text).toContain(`${degrees} °C or more`);
    expect(text).toContain(`for more than ${days} days`);
  }
  // Limits of babies, and the one for calling 120, are whole degrees.
  const limits = [...zh, ...en].flatMap((text) => text.match(/\d+\.\d+(?= ?[℃°])/g) ?? []);
  expect(new Set(limits)).toEqual(new Set([String(degrees)]));
});

test('all of them send a baby to the doctor at the limits of the follow-up', () => {
  const { youngest, older } = BABY_FEVER;
  const told = { symptoms: [], swelling: null, hours: 24, vaccineCode: 'dtap' };
  const levelOf = (ageMonths: number, temperature: number) =>
    assess({ ...told, ageMonths, temperature }).level;
  expect(levelOf(youngest.underMonths - 1, youngest.degrees)).toBe('urgent');
  expect(levelOf(youngest.underMonths, older.degrees)).toBe('urgent');
  expect(levelOf(older.underMonths - 1, older.degrees)).toBe('urgent');
  expect(levelOf(older.underMonths, older.degrees)).toBe('clinic');
  const product = ofBabies.map(([text]) => text).join('；');
  for (const text of [product, ...answers.map((each) => each.text.zh), zh.at(-1)])
    expect(text).toContain('未满 3 个月的宝宝达到 38℃、3 到 6 个月达到 39℃，请当天就医');
});

test('an answer to the follow-up is not left at home where the texts send to the doctor', () => {
  const told = { symptoms: [], swelling: null, ageMonths: 24, hours: 24, vaccineCode: 'dtap' };
  expect(assess({ ...told, temperature: degrees }).level).toBe('clinic');
});
