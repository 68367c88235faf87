import { CommandError } from '../../../kernel/command-error';
import { readDefinition } from './definition';
import { isNeverAPrize } from './never-a-prize';

const both = (text: string) => ({ zh: text, en: text });
const ACTIVITY = {
  title: both('抽奖'),
  summary: both('抽奖'),
  organiser: both('主办方'),
  contact: '028-85001234',
  opensAt: '2026-12-01T09:00:00+08:00',
  closesAt: '2026-12-08T20:00:00+08:00',
  drawAt: '2026-12-08T21:00:00+08:00',
  prizes: [{ name: both('保温杯'), stock: 3, valueCents: 6_900 }],
  ticketBeans: 5,
  beanTickets: 3,
  claimDays: 15,
};
const LIMIT = 100_000;
const read = (more: object = {}) => readDefinition(JSON.stringify({ ...ACTIVITY, ...more }), LIMIT);
const prize = (more: object) => ({ prizes: [{ ...ACTIVITY.prizes[0], ...more }] });

test('an activity is read with its times in ms', () => {
  expect(read().opensAt).toBe(Date.parse('2026-12-01T01:00:00Z'));
  expect(read({ ticketBeans: null, beanTickets: 0 }).ticketBeans).toBeNull();
  expect(read(prize({ valueCents: LIMIT })).prizes).toHaveLength(1);
});

test.each<[string, object, string]>([
  ['a prize above the limit', prize({ valueCents: LIMIT + 1 }), 'limit of 1000 yuan'],
  ['a vaccine as a prize', prize({ name: { zh: '九价疫苗', en: 'Gift' } }), 'never a prize'],
  ['a place as a prize', prize({ name: { zh: '礼物', en: 'An appointment' } }), 'never a prize'],
  ['no stock', prize({ stock: 0 }), 'prizes.0.stock'],
  ['no prizes', { prizes: [] }, 'prizes'],
  ['more units than can be won', prize({ stock: 201 }), 'prizes.0.stock'],
  ['a close before the opening', { closesAt: '2026-11-30T09:00:00+08:00' }, 'after opensAt'],
  ['a draw right after the close', { drawAt: '2026-12-08T20:09:59+08:00' }, '10 minutes'],
  [
    'three months',
    { closesAt: '2027-03-01T09:00:00+08:00', drawAt: '2027-03-02T09:00:00+08:00' },
    '62 days',
  ],
  ['a time without its offset', { opensAt: '2026-12-01T09:00:00' }, 'opensAt'],
  ['bean tickets without a price', { ticketBeans: null }, 'beanTickets'],
  ['a text in one language', { title: { zh: '抽奖' } }, 'title.en'],
  ['a field that there is not', { shareToGet: true }, 'shareToGet'],
])('%s is refused, by its place', (_what, more, path) => {
  expect(() => read(more)).toThrow(CommandError);
  expect(() => read(more)).toThrow(path);
});

test('what is not JSON is refused', () => {
  expect(() => readDefinition('{', LIMIT)).toThrow('not JSON');
});

test.each([
  [{ zh: '免费接种一次', en: 'Gift' }, true],
  [{ zh: '优先号源', en: 'Gift' }, true],
  [{ zh: '礼物', en: 'Two doses' }, true],
  [{ zh: '耳温枪', en: 'Ear thermometer' }, false],
  [{ zh: '家庭急救包', en: 'First-aid kit' }, false],
])('%j: never a prize is %s', (name, expected) => {
  expect(isNeverAPrize(name)).toBe(expected);
});
