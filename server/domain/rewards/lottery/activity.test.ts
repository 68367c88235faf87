import { prizeOf, stateOf } from './activity';
import { claimEnd } from './give-unit';

const HOUR = 3_600_000;
const OPENS = Date.parse('2026-05-04T10:00:00+08:00');
const AT = new Date(OPENS + 2 * HOUR);

test.each([
  ['before', 'before it opens', OPENS - 1, {}],
  ['open', 'from then on', OPENS, {}],
  ['open', 'until the moment before its end', OPENS + HOUR - 1, {}],
  ['closed', 'from its end on', OPENS + HOUR, {}],
  ['closed', 'once it was closed, whatever the time', OPENS, { closed_at: AT }],
  ['void', 'once it was ended', OPENS, { closed_at: AT, void_at: AT }],
  ['drawn', 'once it was drawn', OPENS, { closed_at: AT, drawn_at: AT }],
])('an activity is %s %s', (state, _when, now, more) => {
  const times = { opens_at: new Date(OPENS), closes_at: new Date(OPENS + HOUR) };
  const none = { closed_at: null, drawn_at: null, void_at: null };
  expect(stateOf({ ...times, ...none, ...more }, now)).toBe(state);
});

test.each([
  [1, 'first'],
  [2, 'second'],
  [4, 'second'],
  [5, 'third'],
  [6, undefined],
])('unit %d is one of the prize %s', (unit, name) => {
  const prizes = [
    { name: { zh: 'first', en: 'first' }, stock: 1, valueCents: 3 },
    { name: { zh: 'second', en: 'second' }, stock: 3, valueCents: 2 },
    { name: { zh: 'third', en: 'third' }, stock: 1, valueCents: 1 },
  ];
  expect(prizeOf(prizes, unit)?.name.en).toBe(name);
});

test.each([
  ['2026-05-04T00:00:00+08:00', '2026-05-12T00:00:00+08:00'],
  ['2026-05-04T23:59:59+08:00', '2026-05-12T00:00:00+08:00'],
  ['2026-05-05T00:00:00+08:00', '2026-05-13T00:00:00+08:00'],
])('what is won at %s can be claimed for seven days, to the end of the last: %s', (at, end) => {
  expect(claimEnd(Date.parse(at), 7)).toBe(Date.parse(end));
});
