import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE } from '@contract/errors';
import { createTestDatabase, createWorld } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import type { Login } from '../kit/harness';
import {
  activityFrom,
  LotteryScene,
  publish,
  publishedRecord,
  verifyRecord,
} from './lottery-world';
import { clockSetting } from '../../run-clock';
import { agreedTo } from '../../samples/agreed';

const PRIZES = 'GET /lottery/prize/mine.do';
const CLAIM = 'POST /lottery/prize/claim.do';
const CONSENT = { consent: true, agreed: agreedTo('deliveryConsent') } as const;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** 9:00 in China, some days from now. */
const OPENS = Math.floor(Date.now() / DAY) * DAY + 60 * DAY + HOUR;
const COMMAND = join(__dirname, '../../../dist/server/lottery.js');
const KEYS = {
  PERSON_KEY: 'p'.repeat(32),
  DATA_KEYS: `test:${Buffer.alloc(32, 3).toString('base64url')}`,
};
const MOBILES = ['13866660001', '13866660003'] as const;
const TO = {
  name: '王小芳',
  mobile: '13866660002',
  regionCode: '110101',
  address: '某路 1 号 2 室',
};

let testDatabase: TestDatabase;
let world: World;
let scene: LotteryScene;

const nth = (index: number): Caller => world.callers[index] as Caller;
const codeOf = async (answer: Promise<{ code: string }>): Promise<string> => (await answer).code;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  scene = new LotteryScene(testDatabase, KEYS);
  world = await createWorld(testDatabase, { callers: 1, slots: [] });
  await scene.keepSessions();
});
afterAll(async () => {
  await scene?.end();
});

describe('a prize', () => {
  const one = activityFrom(OPENS, 1, {
    prizes: [{ name: { zh: '保温杯', en: 'Bottle' }, stock: 1, valueCents: 6_900 }],
  });
  let activityId: string;
  let login: Login;

  /** Signs in and is in their own family. */
  async function signUp(person: 0 | 1): Promise<Login> {
    const as = await scene.provider.signUp(MOBILES[person]);
    await scene.keepSessions();
    const self = {
      name: '王小芳',
      documentKind: 2,
      documentNumber: `E1020304${person}`,
      sex: 2,
      birthday: '1990-05-17',
      relationType: 1,
      mobile: MOBILES[person],
      consent: true,
      consentVersion: '1.0',
    } as const;
    await scene.provider.ok('POST /linkman/linkman/saveOrUpdateV2.do', self, { as });
    return as;
  }

  const lottery = (...words: string[]) =>
    spawnSync(process.execPath, [COMMAND, ...words], {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        DATA_DIR: testDatabase.dataDir,
        DATABASE_URL: testDatabase.postgres?.url,
        ...clockSetting(),
        ...KEYS,
      },
    });
  const winnerRows = async () =>
    (
      await scene.sql(
        `select w.state, w.shown_as, w.ticket_id, o.user_id from lottery_winners w
         left join lottery_ticket_owners o using (ticket_id) where w.activity_id = $1 order by position`,
        [activityId],
      )
    ).rows as { state: string; shown_as: string; ticket_id: string; user_id: string | null }[];

  test('is claimed by its winner only; its address is sealed and can be corrected', async () => {
    await scene.at(OPENS - HOUR);
    login = await signUp(0);
    activityId = await publish(testDatabase, one);
    await scene.at(OPENS);
    expect(await codeOf(scene.get(login, activityId))).toBe(CODE.SUCCESS);
    await scene.draw(activityId, one);
    const [prize] = await scene.provider.ok(PRIZES, undefined, { as: login });
    expect(prize).toMatchObject({ state: 'won', prize: '保温杯', delivery: null });
    const ticketId = prize?.ticketId ?? '';
    const claim = (who: Pick<Login, 'token'>, more: object = {}) =>
      scene.provider.call(CLAIM, { ticketId, ...TO, ...CONSENT, ...more }, { token: who.token });
    expect(await codeOf(claim(nth(0)))).toBe(CODE.NOT_FOUND);
    expect(await codeOf(claim(login, { mobile: '123' }))).toBe(CODE.PARAMETERS);
    expect(await codeOf(claim(login, { consent: false }))).toBe(CODE.PARAMETERS);
    expect(await codeOf(claim(login, { address: '别的路 3 号' }))).toBe(CODE.SUCCESS);
    expect(await codeOf(claim(login))).toBe(CODE.SUCCESS);
    const [claimed] = await scene.provider.ok(PRIZES, undefined, { as: login });
    expect(claimed).toMatchObject({ state: 'claimed', delivery: TO });
    const { rows } = await scene.sql('select to_jsonb(d)::text as row from lottery_deliveries d');
    expect(rows).toHaveLength(1);
    for (const text of [TO.name, TO.mobile, TO.address])
      expect(JSON.stringify(rows)).not.toContain(text);
    expect(await scene.provider.call(PRIZES, undefined, nth(0))).toMatchObject({
      code: CODE.SUCCESS,
    });
  });

  test('is handed out by the operator’s command, once, and its winner is told', async () => {
    const listed = lottery('deliveries', activityId);
    expect(JSON.parse(listed.stdout)).toEqual({ position: 1, prize: '保温杯', ...TO });
    expect(lottery('sent', activityId, '1')).toMatchObject({ status: 0 });
    expect(lottery('sent', activityId, '1')).toMatchObject({ status: 1 });
    expect(lottery('deliveries', activityId).stdout.trim()).toBe('');
    const [prize] = await scene.provider.ok(PRIZES, undefined, { as: login });
    expect(prize?.state).toBe('sent');
    const { list } = await scene.provider.ok('GET /message/message/pageList.do', {}, { as: login });
    expect(list.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['lotteryWon', 'lotterySent']),
    );
    const late = { ticketId: prize?.ticketId ?? '', ...TO, ...CONSENT };
    expect(await codeOf(scene.provider.call(CLAIM, late, login))).toBe(CODE.LOTTERY_CLAIM_OVER);
  });

  test('loses its address 30 days later, and its records after two years', async () => {
    const count = async (table: string): Promise<number> =>
      (await scene.sql(`select 1 from ${table}`)).rowCount ?? -1;
    // The command notes when it was sent by the machine's clock.
    await scene.settledAt(Date.now() + 29 * DAY);
    expect(await count('lottery_deliveries')).toBe(1);
    await scene.settledAt(Date.now() + 31 * DAY);
    expect(await count('lottery_deliveries')).toBe(0);
    expect(await count('lottery_tickets')).toBeGreaterThan(0);
    await scene.settledAt(one.drawAt + 3 * 366 * DAY);
    expect(await count('lottery_activities')).toBe(0);
    expect(await count('lottery_tickets')).toBe(0);
    expect(await count('lottery_winners')).toBe(0);
  });

  test('of an account that is deleted goes to the next reserve, and nothing names its winner', async () => {
    // By the clock before, a provider would close at once what is published.
    await scene.at(OPENS + 2 * HOUR);
    activityId = await publish(testDatabase, { ...one, opensAt: OPENS + HOUR });
    const logins = [await signUp(0), await signUp(1)];
    for (const each of logins) expect(await codeOf(scene.get(each, activityId))).toBe(CODE.SUCCESS);
    await scene.draw(activityId, one);
    const [before] = await winnerRows();
    const mine = await scene.provider.ok(PRIZES, undefined, { as: logins[0] as Login });
    const winner = mine.length > 0 ? 0 : 1;
    const shown = `138****000${winner === 0 ? 1 : 3}`;
    expect(before?.shown_as).toBe(shown);
    const as = logins[winner] as Login;
    const claim = { ticketId: before?.ticket_id ?? '', ...TO, ...CONSENT };
    await scene.provider.ok(CLAIM, claim, { as });
    const send = { purpose: 'delete' } as const;
    await scene.provider.ok('POST /passport/user/sms-check/send.do', send, { as });
    const vcode = await scene.provider.newestCode(MOBILES[winner]);
    await scene.provider.ok('POST /passport/user/delete.do', { vcode }, { as });
    await scene.provider.runJobs();
    const after = await winnerRows();
    expect(after[0]).toMatchObject({ state: 'forfeited', shown_as: '', user_id: null });
    expect(after[1]).toMatchObject({ state: 'won' });
    expect((await scene.sql('select 1 from lottery_deliveries')).rowCount).toBe(0);
    expect(
      verifyRecord(testDatabase, await publishedRecord(scene.provider, activityId)).status,
    ).toBe(0);
    expect(JSON.stringify(await scene.detail(activityId))).not.toContain(shown);
  });

  test('activities are made and withdrawn by the command, from a file', async () => {
    // By its clock the provider would close what the command publishes for tomorrow.
    await scene.at(Date.now());
    const file = join(testDatabase.dataDir, 'activity.json');
    const time = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');
    const now = Math.floor(Date.now() / 1000) * 1000;
    const written = {
      ...one,
      opensAt: time(now + DAY),
      closesAt: time(now + 2 * DAY),
      drawAt: time(now + 3 * DAY),
    };
    writeFileSync(file, JSON.stringify(written));
    const { stdout, status } = lottery('create', file);
    expect(status).toBe(0);
    const made = stdout.trim();
    expect(lottery('list').stdout).toContain(`${made} before`);
    expect(lottery('settle').status).toBe(0);
    expect(lottery('withdraw', made).status).toBe(0);
    expect(lottery('withdraw', made).status).toBe(1);
    writeFileSync(file, JSON.stringify({ ...written, opensAt: time(now - DAY) }));
    expect(lottery('create', file).stderr).toContain('opensAt has passed');
    expect(lottery('raffle').stderr).toContain('lottery create');
  });
});
