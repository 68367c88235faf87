import { CODE } from '@contract/errors';
import { INTERACTION_KINDS, MESSAGE_KINDS } from '@contract/message/message-rules';
import type { MessageKind } from '@contract/message/message-rules';
import { TEMPLATE_KINDS } from '@contract/message/template-rules';
import {
  canSwitch,
  channelsOf,
  isAsked,
  NOTICE_NAMES,
  NOTICES,
} from '@contract/personal/notice-rules';
import type { NoticeChannel, NoticeName } from '@contract/personal/notice-rules';
import { messagePasser } from '../../../server/domain/service/message/platform/forward-messages';
import type { Database } from '../../../server/db/database';
import { openIn } from '../kit/worlds/booking-world';
import { createFollowUpWorld } from '../kit/worlds/follow-up-world';
import type { Account, FollowUpWorld } from '../kit/worlds/follow-up-world';
import { aMessageOf } from '../kit/worlds/personal-world';
import { until } from '../kit/until';
import { sqlNow } from '../../run-clock';

const SET = 'POST /personal/notice/set.do';

let world: FollowUpWorld;
let database: Database;
const person = (): Account => world.accounts[0] as Account;
const other = (): Account => world.accounts[1] as Account;
const turn = (notice: NoticeName, channel: NoticeChannel, on: boolean) =>
  world.provider().call(SET, { notice, channel, on }, person());
const isOn = async (notice: NoticeName, channel: NoticeChannel, account = person()) => {
  const { list } = await world.provider().ok('GET /personal/notice/settings.do', {}, account);
  return list.find((each) => each.notice === notice && each.channel === channel)?.on;
};
const has = (channel: NoticeChannel) => (notice: NoticeName) =>
  channelsOf(notice).includes(channel);

beforeAll(async () => {
  const made = await createFollowUpWorld(2);
  // One connection for all: a pool of its own for each statement would be too many.
  database = await openIn(made.testDatabase);
  world = { ...made, sql: (text, values = []) => database.pool.query(text, [...values]) };
});
afterAll(async () => {
  await database?.close();
  await world?.remove();
});

test('every kind of message is in one notice, or is an interaction, which has settings of its own', () => {
  const named = NOTICE_NAMES.flatMap((notice) => [...NOTICES[notice].kinds]);
  expect([...named, ...INTERACTION_KINDS].sort()).toEqual(Object.keys(MESSAGE_KINDS).sort());
});

test('a notice names the platforms and the SMS where a kind of it goes by them', async () => {
  const carried: readonly string[] = Object.values(TEMPLATE_KINDS).flat();
  const byPlatform = NOTICE_NAMES.filter((notice) =>
    NOTICES[notice].kinds.some((kind) => carried.includes(kind)),
  );
  expect(NOTICE_NAMES.filter(has('platform'))).toEqual(byPlatform);
  for (const notice of NOTICE_NAMES)
    for (const kind of NOTICES[notice].kinds) await aMessageOf(world, other(), kind);
  const { rows } = await world.sql(
    `select distinct m.kind from sms_sends s join messages m on m.id = s.message_id`,
  );
  const bySms = rows.map((row) => (row as { kind: string }).kind);
  const named = NOTICE_NAMES.filter((notice) =>
    NOTICES[notice].kinds.some((kind) => bySms.includes(kind)),
  );
  const asked = (notice: NoticeName) => isAsked(notice, 'sms');
  expect(NOTICE_NAMES.filter((each) => has('sms')(each) && !asked(each))).toEqual(named);
  expect(NOTICE_NAMES.filter(asked)).toEqual(['reminders']);
});

describe.each(NOTICE_NAMES.filter((notice) => canSwitch(notice, 'inApp')))('%s', (notice) => {
  test('turned off, no message of it is written to the account; turned on, it is again', async () => {
    const [kind] = NOTICES[notice].kinds;
    await turn(notice, 'inApp', false);
    expect(await isOn(notice, 'inApp')).toBe(false);
    expect(await isOn(notice, 'inApp', other())).toBe(true);
    expect(await aMessageOf(world, person(), kind)).toBeUndefined();
    expect(await aMessageOf(world, other(), kind)).toBeGreaterThan(0);
    await turn(notice, 'inApp', true);
    expect(await aMessageOf(world, person(), kind)).toBeGreaterThan(0);
  });
});

test.each(
  NOTICE_NAMES.flatMap((notice) =>
    (['inApp', 'sms', 'platform'] as const)
      .filter((channel) => !canSwitch(notice, channel))
      .map((channel) => [notice, channel] as const),
  ),
)('%s by %s cannot be turned off', async (notice, channel) => {
  expect((await turn(notice, channel, false)).code).toBe(CODE.PARAMETERS);
  const [kind] = NOTICES[notice].kinds;
  expect(await aMessageOf(world, person(), kind)).toBeGreaterThan(0);
});

test('turned off by SMS, none is sent to the account', async () => {
  // An account gets ten a day, and those of the kinds above count.
  await world.sql('delete from sms_sends');
  await turn('turns', 'sms', false);
  const [slotId] = world.world.slotIds;
  for (const { userId } of [person(), other()])
    await world.sql(
      `insert into holds (id, user_id, slot_id, places, kind, created_at, expires_at)
       values ('h-' || $1, $1, $2, 1, 'offer', ${sqlNow()}, ${sqlNow()} + interval '1 hour')`,
      [userId, slotId],
    );
  const offered = async (account: Account): Promise<number> => {
    const link = { page: 'waitingOffer', query: { holdId: `h-${account.userId}` } };
    const both = { zh: '流感疫苗', en: 'Flu' };
    const params = {
      product: both,
      clinic: both,
      day: '2026-12-01',
      time: '09:00',
      until: '10:00',
    };
    return (await aMessageOf(world, account, 'offer', { link, params })) ?? 0;
  };
  const [silent, informed] = [await offered(person()), await offered(other())];
  const stateOf = async (id: number) => {
    const { rows } = await world.sql('select state from sms_sends where message_id = $1', [id]);
    return (rows[0] as { state: string }).state;
  };
  // Six seconds after the message.
  await until(
    () => Promise.all([stateOf(silent), stateOf(informed)]),
    (states) => states.every((state) => !['due', 'sending'].includes(state)),
  );
  expect([await stateOf(silent), await stateOf(informed)]).toEqual(['unneeded', 'sent']);
});

test('asked for, the reminder of the day before goes by SMS too, and nothing else of its notice; unasked, it does not', async () => {
  const queued = async (account: Account, kind: MessageKind): Promise<boolean> => {
    const id = await aMessageOf(world, account, kind);
    const { rows } = await world.sql('select 1 from sms_sends where message_id = $1', [id]);
    return rows.length > 0;
  };
  expect(await isOn('reminders', 'sms')).toBe(false);
  expect(await queued(person(), 'reminderDay')).toBe(false);
  await turn('reminders', 'sms', true);
  await turn('reminders', 'sms', true);
  expect([await isOn('reminders', 'sms'), await isOn('reminders', 'sms', other())]).toEqual([
    true,
    false,
  ]);
  expect(await queued(person(), 'reminderDay')).toBe(true);
  expect(await queued(person(), 'reminderWeek')).toBe(false);
  expect(await queued(other(), 'reminderDay')).toBe(false);
  await turn('reminders', 'sms', false);
  expect(await isOn('reminders', 'sms')).toBe(false);
  const { rows } = await world.sql(
    `select 1 from sms_sends s join messages m on m.id = s.message_id
     where m.kind = 'reminderDay' and s.state = 'due'`,
  );
  expect(rows).toEqual([]);
});

test('turned off by platforms, no acceptance is used for it, and what was due is not sent', async () => {
  for (const { userId } of [person(), other()])
    await world.sql(
      `insert into message_grants (user_id, platform, subject, template, language, unused, accepted_at)
       values ($1, 'weapp', 's', 't', 'zh-CN', 5, ${sqlNow()})`,
      [userId],
    );
  const carriers = [{ kind: 'reminderDay', platform: 'weapp', template: 't' }] as const;
  const sends = async () => {
    const { rows } = await world.sql(
      `select m.user_id from message_sends s join messages m on m.id = s.message_id where m.kind = 'reminderDay'`,
    );
    return rows.map((row) => (row as { user_id: string }).user_id);
  };
  await world.sql(`delete from messages`);
  const pass = () => messagePasser(database.db, carriers as never)(Date.now());
  await aMessageOf(world, person(), 'reminderDay');
  await pass();
  expect(await sends()).toEqual([person().userId]);
  await turn('reminders', 'platform', false);
  expect(await sends()).toEqual([]);
  await aMessageOf(world, person(), 'reminderDay');
  await aMessageOf(world, other(), 'reminderDay');
  await pass();
  expect(await sends()).toEqual([other().userId]);
});
