import { CODE } from '@contract/errors';
import type { Provider } from '../kit/harness';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import { writeMessageSettings } from '../kit/worlds/message-settings';
import { startOn } from '../kit/start-on';

const WHO = 'GET /passport/user/findLoginUserByKey.do';
const DELETE = 'POST /passport/user/delete.do';
const DELETE_CHECK = 'GET /passport/user/delete/check.do';
const SAVE_DOSE = 'POST /vaccine/plan/saveDose.do';

/** Tables that may still contain the id of a deleted account. */
const RETAINED = ['linkmen', 'member_purchases', 'network_log', 'orders'];

describe('deleting an account', () => {
  let testDatabase: TestDatabase;
  let world: World;
  let provider: Provider;
  const mobiles = new Map<string, string>();

  beforeAll(async () => {
    testDatabase = await createTestDatabase('pglite');
    world = await createWorld(testDatabase, {
      callers: 5,
      slots: [{ day: dayFrom(3), capacity: 5 }],
    });
    await inDatabase(testDatabase, async ({ pool }) => {
      const { rows } = await pool.query<{ id: string; mobile: string }>(
        'select id, mobile from users',
      );
      rows.forEach(({ id, mobile }) => mobiles.set(id, mobile));
    });
    const settings = writeMessageSettings(testDatabase.dataDir, { weapp: { reminder: 'T1' } });
    provider = await startOn(testDatabase, { MESSAGE_SETTINGS: settings });
  });
  afterAll(async () => {
    await provider?.halt();
    await testDatabase?.remove();
  });

  const mobileOf = ({ userId }: Caller): string => mobiles.get(userId) ?? '';
  const book = (caller: Caller) =>
    provider.ok(
      'POST /subscribe/subscribe/addV2.do',
      bookingOf(caller, world.slotIds[0] ?? 0),
      caller,
    );
  const codeFor = async (caller: Caller): Promise<string> => {
    await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, caller);
    return provider.newestCode(mobileOf(caller));
  };
  const nth = (index: number) => (): Caller => world.callers[index] as Caller;
  const [booked, alone, stays, removes, cancels] = [nth(0), nth(1), nth(2), nth(3), nth(4)];

  test('waits for the end of open bookings, and says how many there are', async () => {
    const { orderId } = await book(booked());
    expect((await provider.ok(DELETE_CHECK, {}, booked())).openOrders).toBe(1);
    const vcode = await codeFor(booked());
    const refused = await provider.call(DELETE, { vcode }, booked());
    expect(refused.code).toBe(CODE.ACCOUNT_HAS_ORDERS);
    expect(refused.msg).toContain('1 个未完成的预约');
    await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, booked());
    await provider.ok(DELETE, { vcode }, booked());
    expect((await provider.call(WHO, {}, booked())).code).toBe(CODE.LOGIN_INVALID);
  });

  test('needs the code that went to the account’s own mobile', async () => {
    const vcode = (await codeFor(alone())) === '111111' ? '222222' : '111111';
    expect((await provider.call(DELETE, { vcode }, alone())).code).toBe(CODE.CODE_WRONG);
    expect((await provider.call(WHO, {}, alone())).code).toBe(CODE.SUCCESS);
  });

  test('lets the mobile begin anew, as somebody whom nothing is known of', async () => {
    const mobile = mobileOf(booked());
    const fresh = await provider.ok('POST /passport/mini/phoneLogin.do', {
      platform: 'weapp',
      code: mobile,
    });
    expect(fresh.userInfo.isNew).toBe(true);
    expect(fresh.userInfo.id).not.toBe(booked().userId);
    expect((await provider.ok(WHO, {}, { as: fresh })).linkmanNum).toBe(0);
  });

  test('a member is removed for good, but for what an order of theirs says', async () => {
    const { orderId } = await book(cancels());
    await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, cancels());
    for (const caller of [removes(), cancels()]) {
      const { linkmanId } = caller;
      await provider.ok('POST /linkman/linkman/delete.do', { linkmanId }, caller);
    }
    const orders = await provider.ok('GET /order/subscribe/pageList.do', {}, cancels());
    expect(orders.list).toMatchObject([{ orderId, linkmanName: expect.stringMatching(/./) }]);
  });

  test('leaves nothing that names a person, and no place that is kept for nobody', async () => {
    await provider.ok(
      SAVE_DOSE,
      { linkmanId: alone().linkmanId, code: 'hepb', doseNo: 1, day: dayFrom(-40) },
      alone(),
    );
    await provider.ok(
      SAVE_DOSE,
      { linkmanId: stays().linkmanId, code: 'hepb', doseNo: 1, day: dayFrom(-40) },
      stays(),
    );
    await provider.ok(
      'POST /subscribe/subscribe/hold.do',
      { parts: [{ slotId: world.slotIds[0] ?? 0, places: 2 }] },
      alone(),
    );
    for (const caller of [alone(), stays()])
      await provider.ok(
        'POST /message/message/acceptTemplates.do',
        { platform: 'weapp', code: caller.userId, reportId: 'report-1', templates: ['T1'] },
        caller,
      );
    const newest = await provider.newestCode(mobileOf(alone()));
    await provider.ok(DELETE, { vcode: newest }, alone());
    await provider?.halt();
    await inDatabase(testDatabase, async (database) => {
      const { pool } = database;
      expect((await readLedger(database)).unbalanced).toEqual([]);
      const tables = await pool.query<{ name: string }>(
        `select table_name as name from information_schema.columns
         where column_name = 'user_id' and table_schema = current_schema()`,
      );
      const gone = [booked().userId, alone().userId];
      for (const { name } of tables.rows.filter((table) => !RETAINED.includes(table.name))) {
        const { rows } = await pool.query(`select 1 from ${name} where user_id = any($1)`, [gone]);
        expect({ name, left: rows.length }).toEqual({ name, left: 0 });
      }
      const own = await pool.query('select user_id from self_reported_doses');
      expect(own.rows).toEqual([{ user_id: stays().userId }]);
      const accepted = await pool.query('select user_id from message_grants');
      expect(accepted.rows).toEqual([{ user_id: stays().userId }]);
      const people = await pool.query('select * from linkmen where user_id = any($1)', [gone]);
      expect(people.rows).toMatchObject([
        { id: booked().linkmanId, name: '', document_number: '', mobile: '', guardian: null },
      ]);
      const removed = await pool.query(
        'select id, mobile, guardian from linkmen where user_id = any($1)',
        [[removes().userId, cancels().userId]],
      );
      expect(removed.rows).toEqual([{ id: cancels().linkmanId, mobile: '', guardian: null }]);
      const orders = await pool.query('select mobile, remark from orders where user_id = any($1)', [
        gone,
      ]);
      expect(orders.rows).toEqual([{ mobile: '', remark: '' }]);
      const users = await pool.query(
        'select mobile, nick_name, password_hash, deleted_at is not null as gone from users where id = any($1)',
        [gone],
      );
      const empty = { mobile: null, nick_name: '', password_hash: null, gone: true };
      expect(users.rows).toEqual([empty, empty]);
    });
  });
});
