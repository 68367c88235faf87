import { CODE } from '@contract/errors';
import { CLINIC, createTestDatabase, createWorld, inDatabase } from '../kit/worlds/booking-world';
import { OTHER_CLINIC } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { DESK_PASSWORD, insertStaff } from '../kit/worlds/desk-world';
import type { Provider } from '../kit/harness';
import { createDice } from '../kit/worlds/interleaving-world';
import { insertReportedOrders, insertReportedSlots } from '../kit/worlds/report-world';
import { ordersOf } from '../kit/worlds/report-world';
import type { ReportedOrder } from '../kit/worlds/report-world';
import { clockAt, startOn } from '../kit/start-on';

// Who reads which clinic's report, by HTTP.

const CALL = 'GET /manage/report.do';
const DAYS = { firstDay: '2026-12-28', lastDay: '2026-12-31' };
const STAFF = { desk: CLINIC, manager: CLINIC, operator: null } as const;

let testDatabase: TestDatabase;
let provider: Provider;
let orders: ReportedOrder[];
const tokens = new Map<string, string>();

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  orders = await inDatabase(testDatabase, async (database) => {
    await insertStaff(database, [CLINIC]);
    for (const [role, clinic] of Object.entries(STAFF))
      if (role !== 'desk')
        await database.pool.query(
          `insert into staff (id, depa_code, login, name, password_hash, role)
           select $1, $2, $1, $1, password_hash, $1 from staff where id = 's-${CLINIC}'`,
          [role, clinic],
        );
    const dice = createDice(11);
    const slots = await insertReportedSlots(database, { firstDay: DAYS.firstDay, days: 4, dice });
    return insertReportedOrders(database, slots, { count: 60, dice });
  });
  provider = await startOn(testDatabase, clockAt(Date.parse('2027-01-04T10:00:00+08:00')));
  for (const login of [`desk-${CLINIC}`, 'manager', 'operator']) {
    const { token } = await provider.ok('POST /desk/login.do', { login, password: DESK_PASSWORD });
    tokens.set(login, token);
  }
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const as = (login: string) => ({ headers: { 'desk-token': tokens.get(login) ?? '' } });
const countOf = (clinic: string) => orders.filter(({ depaCode }) => depaCode === clinic).length;

test('a manager sees the own clinic, named or not, and no other', async () => {
  for (const depaCode of [undefined, CLINIC]) {
    const report = await provider.ok(
      CALL,
      { ...DAYS, ...(depaCode && { depaCode }) },
      as('manager'),
    );
    expect(report.depaCode).toBe(CLINIC);
    expect(ordersOf(report.total)).toBe(countOf(CLINIC));
    expect(report.rows).toHaveLength(4);
  }
  const other = await provider.call(CALL, { ...DAYS, depaCode: OTHER_CLINIC }, as('manager'));
  expect(other.code).toBe(CODE.NOT_FOUND);
});

test('the operator sees all clinics together, or one', async () => {
  const all = await provider.ok(CALL, { ...DAYS, group: 'clinic' }, as('operator'));
  expect(all.depaCode).toBeNull();
  expect(ordersOf(all.total)).toBe(orders.length);
  expect(all.rows.map(({ key }) => key).sort()).toEqual([CLINIC, OTHER_CLINIC]);
  const one = await provider.ok(CALL, { ...DAYS, depaCode: OTHER_CLINIC }, as('operator'));
  expect(ordersOf(one.total)).toBe(countOf(OTHER_CLINIC));
  const none = await provider.call(CALL, { ...DAYS, depaCode: 'nowhere' }, as('operator'));
  expect(none.code).toBe(CODE.NOT_FOUND);
});

test('the desk and whoever is not signed in see none', async () => {
  expect((await provider.call(CALL, DAYS, as(`desk-${CLINIC}`))).code).not.toBe(CODE.SUCCESS);
  expect((await provider.call(CALL, DAYS)).code).not.toBe(CODE.SUCCESS);
});

test.each([
  [{ firstDay: '2026-12-31', lastDay: '2026-12-28' }, '调换'],
  [{ firstDay: '2026-01-01', lastDay: '2027-01-02' }, '366'],
  [{ firstDay: '2026-12-01', lastDay: '2027-01-01', group: 'slot' as const }, '31'],
])('days that cannot be reported are refused with what to do: %j', async (days, words) => {
  const refused = await provider.call(CALL, days, as('manager'));
  expect(refused).toMatchObject({ code: CODE.PARAMETERS, msg: expect.stringContaining(words) });
});

test('no answer has anybody’s name or key', async () => {
  const text = JSON.stringify(await provider.ok(CALL, { ...DAYS, group: 'slot' }, as('operator')));
  for (const { id } of orders) expect(text).not.toContain(id);
  expect(text).not.toContain('测试');
});

test('many at once are all answered, and alike', async () => {
  const reports = await Promise.all(
    Array.from({ length: 6 }, () => provider.ok(CALL, DAYS, as('manager'))),
  );
  for (const report of reports) expect(report).toEqual(reports[0]);
});
