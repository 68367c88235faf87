import { FIRST_SEASON_DOSES } from '@contract/doses/schedule/first-season';
import { PLAN_MESSAGES } from '../../src/features/doses/plan/messages';
import { sampleProducts } from '../samples/catalogue';
import { rowsOfProduct, time } from './product-rows';
import { statedInChinese, statedInEnglish } from './stated-figures';

/* What is said of a child's second dose against influenza has the figures of the table's row, each of them. */

const [, second] = rowsOfProduct('flu', 'flu4-sinovac');
const interval = time(second?.dose.intervals?.[0]?.min)?.days;
const age = time(second?.dose.skips?.[0]?.when.find((each) => each.age)?.age?.begin)?.months;
const number = FIRST_SEASON_DOSES.get('flu');

const figuresIn = (stated: ReturnType<typeof statedInChinese>): string[] =>
  stated.map(({ unit, value }) => `${value} ${unit}`);

test('the table has them', () => {
  expect({ interval, age, number }).toEqual({ interval: 28, age: 108, number: [2] });
  expect([...FIRST_SEASON_DOSES.keys()]).toEqual(['flu']);
});

test.each([
  ['flu', [`${age} months`, '2 doses', `${interval} days`]],
  ['flu_begun', ['2 doses', `${interval} days`]],
] as const)('the plan says them: %s', (key, figures) => {
  const { 'zh-CN': zh, en } = PLAN_MESSAGES;
  expect(figuresIn(statedInChinese(zh[key]))).toEqual(expect.arrayContaining([...figures]));
  expect(figuresIn(statedInEnglish(en[key]))).toEqual(expect.arrayContaining([...figures]));
});

const inactivated = sampleProducts().filter(({ vaccineCode }) => vaccineCode === 'flu');

test.each(inactivated)('$id has the dose that a first season needs', ({ doses }) => {
  expect(doses.map(({ doseNo }) => doseNo)).toEqual([1, 2]);
  expect(doses[1]?.minIntervalDays).toBe(interval);
});

test('each product is in the second dose’s row', () => {
  const rows = second?.dose.vaccines.map(({ product }) => product) ?? [];
  expect([...rows].sort()).toEqual(inactivated.map(({ id }) => id).sort());
});

test('the live vaccine has one', () => {
  const nasal = sampleProducts().filter(({ vaccineCode }) => vaccineCode === 'flu-nasal');
  expect(nasal.map(({ doses }) => doses.length)).toEqual([1]);
});
