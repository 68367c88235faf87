import { backOf } from './end-term';
import type { Term } from './terms';

const DAY = 86_400_000;
const STARTS = Date.parse('2026-05-05T00:00:00+08:00');

const term = (more: Partial<Term>): Term => ({
  id: 't',
  user_id: 'u',
  source: 'payment',
  days: 30,
  starts_at: new Date(STARTS),
  ends_at: new Date(STARTS + 31 * DAY),
  ended_at: null,
  beans: null,
  bean_entry_id: null,
  purchase_id: 'p',
  cents: 990,
  idempotency_key: 'k',
  created_at: new Date(STARTS),
  ...more,
});

test.each([
  ['before it begins', -DAY, 990],
  // Begun at midnight it lasts 31 days: thirty that were paid, and a gift.
  ['in its first moment', 0, 990],
  ['a day later', DAY, 990],
  ['a moment after that', DAY + 1, 957],
  ['with a whole day left', 30 * DAY, 33],
  ['with less than that left', 30 * DAY + 1, 0],
])(
  'a term ended %s gives back its price’s share of the whole days that are left',
  (_, ms, cents) => {
    expect(backOf(term({}), STARTS + ms)).toEqual({ beans: null, cents });
  },
);

test('a term for beans gives back beans', () => {
  const forBeans = term({ source: 'beans', beans: 100, cents: null, purchase_id: null });
  expect(backOf(forBeans, STARTS + 16 * DAY)).toEqual({ beans: 50, cents: null });
});

test.each([
  ['was given', { source: 'code', cents: null, purchase_id: null } as const, 0],
  ['was ended', { ended_at: new Date(STARTS) }, 0],
  ['is over', {}, 31 * DAY],
])('a term that %s cannot be ended', (_what, more, ms) => {
  expect(backOf(term(more), STARTS + ms)).toBeNull();
});

test('a term can be ended until its last moment', () => {
  expect(backOf(term({}), STARTS + 31 * DAY - 1)).toEqual({ beans: null, cents: 0 });
});
