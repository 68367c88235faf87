import { NOTHING } from '../../../../sealed/field-cipher';
import type { Booking } from '../booking';
import { BOOK_BATCH, BOOK_FITTING } from './book-statement';
import { CONFLICT_MODE_FOR, createBookingEngine } from './engine';
import { FULL_MEMORY } from '../../../../shared/slots/full-memory';
import type { DiagnosisRow } from './diagnosis-statement';
import { readClock } from '../../../../shared/slots/clock-reading';
import { breaksUniqueness } from '../../../../db/statement';

const NOW = Date.UTC(2026, 10, 20);
const booking = (n: number, slotId = 1): Booking => ({
  orderId: `o${n}`,
  reference: `r${n}`,
  bookedBy: '',
  userId: `u${n}`,
  linkmanId: `l${n}`,
  personKey: `p${n}`,
  personTurn: 1,
  claimant: '',
  idempotencyKey: `k${n}`,
  slotId,
  depaCode: 'D1',
  productId: 'P1',
  vaccineCode: 'V1',
  doseNo: 1,
  status: 'BOOKED',
  priceCents: 1,
  serviceFeeCents: 1,
  mobile: NOTHING,
  remark: '',
  guidelineVersion: 'v1',
});

const diagnose = (n: number, part: Partial<DiagnosisRow> = {}): DiagnosisRow => ({
  n,
  mine: null,
  other: null,
  own: null,
  overtaken: false,
  doses: null,
  found: true,
  day: readClock(NOW).today,
  end_time: '23:59',
  remaining: 0,
  closed: false,
  release_at: null,
  drawn_by: null,
  expired: false,
  ...part,
});

/** A fake database with so many places; it records its statements. */
function scripted(capacity: number, answerDiagnosis: (n: number) => DiagnosisRow = diagnose) {
  const batches: string[][] = [];
  const texts: string[] = [];
  let diagnoses = 0;
  let failure: Error | null = null;
  return {
    batches,
    texts,
    get diagnoses() {
      return diagnoses;
    },
    fail(error: Error) {
      failure = error;
    },
    async query({ text, values }: { text: string; values: unknown[] }) {
      await new Promise((resolve) => setImmediate(resolve));
      const [first] = values as [string | string[]];
      const ids =
        typeof first === 'string' ? (JSON.parse(`[${first.slice(1, -1)}]`) as string[]) : first;
      if (text !== BOOK_BATCH.text && text !== BOOK_FITTING.text) {
        diagnoses += 1;
        return { rows: ids.map((_, index) => answerDiagnosis(index + 1)) };
      }
      batches.push(ids);
      texts.push(text);
      const leavesOut = text === BOOK_FITTING.text && breaksUniqueness(failure);
      if (failure && ids.includes('o13') && !leavesOut) throw failure;
      const taken = ids.filter((id) => !leavesOut || id !== 'o13').slice(0, capacity);
      capacity -= taken.length;
      return { rows: taken.map((id, index) => ({ n: index + 1, id, replay: false })) };
    },
  };
}

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const engineOn = (runner: ReturnType<typeof scripted>, now = () => NOW) =>
  createBookingEngine({ runner, now });

test('bookings that arrive while a statement runs go out together as the next', async () => {
  const database = scripted(100);
  const engine = engineOn(database);
  const first = engine.book(booking(0));
  while (database.batches.length === 0) await turn();
  const others = Array.from({ length: 40 }, (_, index) => engine.book(booking(index + 1)));
  await Promise.all([first, ...others]);
  expect(database.batches.map((batch) => batch.length)).toEqual([1, 40]);
});

test('a batch holds at most 256', async () => {
  const database = scripted(1_000);
  const engine = engineOn(database);
  await Promise.all(Array.from({ length: 600 }, (_, index) => engine.book(booking(index))));
  expect(database.batches.map((batch) => batch.length)).toEqual([256, 256, 88]);
});

test('whoever comes first has the place', async () => {
  const engine = engineOn(scripted(2));
  const outcomes = await Promise.all([1, 2, 3].map((n) => engine.book(booking(n))));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['booked', 'booked', 'full']);
});

test('a full slot is not locked again for a moment, but still looked at', async () => {
  let now = NOW;
  const database = scripted(0);
  const engine = engineOn(database, () => now);
  await engine.book(booking(1));
  now += FULL_MEMORY - 1;
  await engine.book(booking(2));
  expect(database.batches).toHaveLength(1);
  expect(database.diagnoses).toBe(2);
  now += FULL_MEMORY;
  await engine.book(booking(3));
  expect(database.batches).toHaveLength(2);
});

test('a place that was given back is tried for at once', async () => {
  const database = scripted(0);
  const engine = engineOn(database);
  await engine.book(booking(1));
  engine.freed(1);
  await engine.book(booking(2));
  expect(database.batches).toHaveLength(2);
});

test('room on the second look means another try, with another reference', async () => {
  let looked = 0;
  const database = scripted(0, (n) => diagnose(n, { remaining: (looked += 1) === 1 ? 1 : 0 }));
  await expect(engineOn(database).book(booking(1))).resolves.toEqual({ kind: 'full' });
  expect(database.batches).toHaveLength(2);
});

test.each([
  ['a rule of a table', '23503'],
  ['a value that no column takes', '22021'],
])('a row that the database refuses for %s fails alone', async (why, code) => {
  const database = scripted(100);
  database.fail(Object.assign(new Error(why), { code }));
  const engine = engineOn(database);
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => engine.book(booking(index))),
  );
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(answers[13]?.status).toBe('rejected');
});

test('a row that breaks a unique index is left out, and for a moment each row is looked at first', async () => {
  let now = NOW;
  const database = scripted(100, (n) => diagnose(n, { other: 'o8', own: true }));
  database.fail(Object.assign(new Error('unique'), { code: '23505' }));
  const engine = engineOn(database, () => now);
  const outcomes = await Promise.all([12, 13, 14].map((n) => engine.book(booking(n))));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['booked', 'duplicate', 'booked']);
  now += CONFLICT_MODE_FOR - 1;
  await engine.book(booking(15));
  now += 1;
  await engine.book(booking(16));
  expect(database.texts).toEqual(
    [BOOK_BATCH, BOOK_FITTING, BOOK_FITTING, BOOK_BATCH].map(({ text }) => text),
  );
});

test('a lost connection is told to everybody who waited, and the next booking is tried anew', async () => {
  const database = scripted(100);
  database.fail(new Error('connection'));
  const engine = engineOn(database);
  const answers = await Promise.allSettled([12, 13].map((n) => engine.book(booking(n))));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(engine.book(booking(14))).resolves.toMatchObject({ kind: 'booked' });
});

test.each([
  [
    'an order made under the key by another process',
    { mine: 'o9' },
    { kind: 'booked', orderId: 'o9', replay: true },
  ],
  ['no such slot', { found: false }, { kind: 'noSuchSlot' }],
  ['one’s own standing order', { other: 'o8', own: true }, { kind: 'duplicate', orderId: 'o8' }],
  [
    'another account’s standing order',
    { other: 'o8', own: false },
    { kind: 'duplicate', orderId: null },
  ],
  ['a closed slot', { closed: true }, { kind: 'closed' }],
  ['a slot of yesterday', { day: '2026-11-19' }, { kind: 'past' }],
  ['a slot beyond the window', { day: '2027-01-01' }, { kind: 'outOfWindow' }],
  [
    'a slot to be released',
    { release_at: new Date(NOW + 1) },
    { kind: 'notReleased', releaseAt: NOW + 1 },
  ],
])('the second look tells %s', async (_, row, outcome) => {
  const engine = engineOn(scripted(0, (n) => diagnose(n, row)));
  await expect(engine.book(booking(1))).resolves.toEqual(outcome);
});
