import { execFileSync, spawnSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { CODE } from '@contract/errors';
import type { Refusal } from '@contract/subscribe/endpoints';
import { verifyCertificate } from '../../../src/features/aftercare/certificate/verify';
import { signClinic } from '../../../server/domain/clinics/clinic/clinic-code';
import type { Provider } from '../kit/harness';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  OTHER_CLINIC,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { clockAt, startOn } from '../kit/start-on';

const CLOCK = Date.parse(`${dayFrom(0)}T08:00:00+08:00`);
const PERSON_KEY = 'a key that only this test knows, 32+';
const ORDER_KEY = createHmac('sha256', Buffer.from(PERSON_KEY)).update('order code').digest();
const SCRIPT = join(__dirname, '../../../scripts/verify-certificate.mjs');
const today = dayFrom(0, CLOCK);
const REMEDY_CODES = { remedies: expect.arrayContaining([expect.anything()]) as unknown };
const remediesOf = (answer: { readonly data?: unknown } | undefined): readonly string[] =>
  (answer?.data as Refusal | undefined)?.remedies.map(({ kind }) => kind) ?? [];

describe('at the clinic and after it', () => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let callers: Caller[];
  let soon = 0;
  let evening = 0;
  const key = randomBytes(32).toString('base64url');

  const start = (env: Readonly<Record<string, string>> = {}): Promise<Provider> =>
    startOn(testDatabase, { ...clockAt(CLOCK), PERSON_KEY, CERTIFICATE_KEY: key, ...env });

  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    const world = await createWorld(testDatabase, {
      callers: 10,
      slots: [
        { day: today, startTime: '08:30', endTime: '09:30', capacity: 8 },
        { day: today, startTime: '18:00', endTime: '19:00', capacity: 8 },
      ],
    });
    callers = [...world.callers];
    [soon = 0, evening = 0] = world.slotIds;
    provider = await start();
  });
  afterAll(async () => {
    await provider?.halt();
    await testDatabase?.remove();
  });

  async function book(slotId = soon): Promise<{ caller: Caller; orderId: string }> {
    const caller = callers.pop() as Caller;
    const form = bookingOf(caller, slotId);
    const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
    return { caller, orderId };
  }
  async function vaccinated() {
    const order = await book();
    await inDatabase(testDatabase, async ({ pool }) => {
      await pool.query(`update orders set status = 'DONE', lot = 'L2026-07' where id = $1`, [
        order.orderId,
      ]);
      await pool.query(
        `insert into order_events (order_id, at, actor, kind, status_after) values ($1, $2, 'clinic', 'done', 'DONE')`,
        [order.orderId, new Date(CLOCK)],
      );
    });
    return order;
  }
  test('a certificate names the dose that was given, and not of how many', async () => {
    const { caller, orderId } = await vaccinated();
    const { dose } = await provider.ok('GET /order/certificate/detail.do', { orderId }, caller);
    expect(dose).not.toBe('');
    expect(dose).not.toMatch(/\d\/\d/);
  });

  type Order = Awaited<ReturnType<typeof book>>;
  const arrive = ({ caller, orderId }: Order, code: string) =>
    provider.call('POST /order/subscribe/confirmSubscribe.do', { orderId, code }, caller);
  const codes = (depaCode = CLINIC, day = today) => signClinic(ORDER_KEY, depaCode, day);

  test('the clinic’s code of today checks in whoever is expected, scanned or typed', async () => {
    const [scanned, typed] = [await book(), await book()];
    const { code } = codes();
    const list = await provider.ok('GET /order/subscribe/arrivable.do', { code }, scanned.caller);
    expect(list.orders.map(({ orderId, actions }) => [orderId, actions])).toEqual([
      [scanned.orderId, ['scanConfirm']],
    ]);
    expect((await arrive(scanned, code)).data).toMatchObject({ status: 'ARRIVED' });
    const arrived = await arrive(typed, codes().shortCode);
    expect(arrived.data?.timeline.at(-1)).toMatchObject({ kind: 'arrived', actor: 'user' });
    // A second tap, or one after the desk's check-in, succeeds without changing anything.
    const again = await arrive(typed, codes().shortCode);
    expect(again).toMatchObject({ code: CODE.SUCCESS, data: { status: 'ARRIVED' } });
    expect(again.data?.timeline).toEqual(arrived.data?.timeline);
  });

  test('a code of another clinic or day, one that nobody signed, and an hour too early are refused', async () => {
    const order = await book(evening);
    const answers = [
      await arrive(order, codes(OTHER_CLINIC).code),
      await arrive(order, codes(CLINIC, dayFrom(-1, CLOCK)).code),
      await arrive(order, `${codes().code.slice(0, -2)}xx`),
      await arrive(order, codes().code),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill(CODE.ARRIVAL_CODE));
    expect(new Set(answers.map(({ msg }) => msg)).size).toBe(4);
    expect(answers[3]?.msg).toContain('17:00');
    for (const { data } of answers) expect(data).toMatchObject(REMEDY_CODES);
    expect(remediesOf(answers[2])[0]).toBe('refresh');
    expect(remediesOf(answers[3])).toEqual(['viewOrder', 'askClinic']);
  });

  test('whoever has nothing at the clinic today is told of what they have', async () => {
    const find = (caller: Caller, { code, shortCode } = codes(), typed = false) =>
      provider.call(
        'GET /order/subscribe/arrivable.do',
        { code: typed ? shortCode : code },
        caller,
      );
    const { caller, orderId } = await book(evening);
    const elsewhere = await find(caller, codes(OTHER_CLINIC));
    expect(elsewhere).toMatchObject({
      code: CODE.ARRIVAL_CODE,
      data: { ...REMEDY_CODES, orderId },
    });
    expect(elsewhere.msg).toContain(`${today} 18:00`);
    const mistyped = await find(caller, codes(OTHER_CLINIC), true);
    expect(mistyped.msg).toContain('六位');
    expect(remediesOf(mistyped)[0]).toBe('refresh');
    const reason = { orderId, reason: 'time' } as const;
    await provider.ok('POST /order/subscribe/cancel.do', reason, caller);
    const ended = await find(caller);
    expect(ended).toMatchObject({ code: CODE.ARRIVAL_CODE, data: { ...REMEDY_CODES, orderId } });
    expect(ended.msg).toContain('已取消');
    const notOwner = await find(callers.pop() as Caller);
    expect(notOwner).toMatchObject({
      code: CODE.ARRIVAL_CODE,
      data: { ...REMEDY_CODES, orderId: null },
    });
    expect(new Set([elsewhere.msg, mistyped.msg, ended.msg, notOwner.msg]).size).toBe(4);
  });

  test('a certificate can be checked without the provider, and says no more than it must', async () => {
    const { caller, orderId } = await vaccinated();
    const made = await provider.ok('GET /order/certificate/detail.do', { orderId }, caller);
    expect(made).toMatchObject({
      name: '测*',
      birthYear: 1990,
      lot: 'L2026-07',
      day: today,
      clinic: '门诊 D1',
    });
    const { keys, revoked } = await provider.ok('GET /order/certificate/publicKey.do', {});
    expect(verifyCertificate(made.text, keys, revoked)).toMatchObject({
      kind: 'genuine',
      facts: { serial: made.serial, vaccine: '疫苗 P1' },
    });
    const payload = Buffer.from(made.text.split('.')[1] ?? '', 'base64url').toString();
    for (const secret of ['测试', '13800000000', orderId, caller.linkmanId, caller.userId, '05-17'])
      expect(payload).not.toContain(secret);
    expect(
      (await provider.call('GET /order/certificate/detail.do', { orderId }, callers[0] as Caller))
        .code,
    ).toBe(CODE.NOT_FOUND);

    const publicKey = keys[0]?.publicKey ?? '';
    const checked = execFileSync(process.execPath, [SCRIPT, made.text, '--key', publicKey]);
    expect(checked.toString()).toContain('L2026-07');
    const forged = made.text.replace(
      /^(YMV1\..)(.)/,
      (_, head: string, one: string) => `${head}${one === 'A' ? 'B' : 'A'}`,
    );
    expect(spawnSync(process.execPath, [SCRIPT, forged, '--key', publicKey]).status).toBe(1);
  });

  test('certificates of an earlier key stay good while the operator lists it', async () => {
    const { caller, orderId } = await vaccinated();
    const { text } = await provider.ok('GET /order/certificate/detail.do', { orderId }, caller);
    const { keys } = await provider.ok('GET /order/certificate/publicKey.do', {});
    const old = keys[0]?.publicKey ?? '';
    await provider?.halt();
    provider = await start({ CERTIFICATE_KEY: '', CERTIFICATE_OLD_KEYS: old });
    const now = await provider.ok('GET /order/certificate/publicKey.do', {});
    expect(now.keys.map(({ publicKey }) => publicKey)).toEqual([
      expect.not.stringMatching(old),
      old,
    ]);
    expect(verifyCertificate(text, now.keys, now.revoked).kind).toBe('genuine');
  });

  test('notes after a vaccination are kept for their writer alone, and go when deleted', async () => {
    const { caller, orderId } = await vaccinated();
    const { secret } = await provider.ok('GET /passport/v1/h5/login/loginByToken.do', {}, caller);
    const as = { token: caller.token, secret };
    const read = () => provider.ok('GET /order/observation/detail.do', { orderId }, { as });
    expect(await read()).toMatchObject({
      doneAt: CLOCK,
      note: null,
      departmentPhone: '01000000000',
    });
    await provider.ok(
      'POST /order/observation/save.do',
      { orderId, reactions: ['fever'], text: '37.8' },
      caller,
    );
    expect((await read()).note).toMatchObject({ reactions: ['fever'], text: '37.8' });
    await provider.ok('POST /order/observation/remove.do', { orderId }, caller);
    expect((await read()).note).toBeNull();
  });
});
