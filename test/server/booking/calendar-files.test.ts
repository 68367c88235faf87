import { CODE } from '@contract/errors';
import { instantIn, oneOf, readCalendar, textOf } from '../../calendar-reader';
import type { CalendarPart } from '../../calendar-reader';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  newKey,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { makeMemberCodes } from '../kit/worlds/member-codes';
import { clockAt, startOn } from '../kit/start-on';

const CLOCK = Date.parse(`${dayFrom(0)}T08:00:00+08:00`);
const [DAY, NEXT_DAY] = [dayFrom(3, CLOCK), dayFrom(4, CLOCK)];

let testDatabase: TestDatabase;
let world: World;
let provider: Provider;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const slots = [DAY, NEXT_DAY].map((day) => ({ day, capacity: 9 }));
  world = await createWorld(testDatabase, { callers: 6, families: 2, slots });
  provider = await startOn(testDatabase, clockAt(CLOCK));
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

/** Callers from behind: the first one has a family. */
const nth = (index: number): Caller => world.callers.at(-1 - index) as Caller;
const slot = (index: number): number => world.slotIds[index] ?? 0;
const book = async (caller: Caller): Promise<string> =>
  (await provider.ok('POST /subscribe/subscribe/addV2.do', bookingOf(caller, slot(0)), caller))
    .orderId;
const move = (caller: Caller, orderId: string, to = slot(1)) =>
  provider.call('POST /order/subscribe/update.do', { orderId, slotId: to }, caller);
const cancel = (caller: Caller, orderId: string) =>
  provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, caller);

const calendarAt = async (url: string): Promise<CalendarPart> =>
  readCalendar(new Uint8Array(await (await fetch(url)).arrayBuffer()));
const entryOf = (event: CalendarPart) => ({
  event,
  status: oneOf(event, 'STATUS').value,
  sequence: Number(oneOf(event, 'SEQUENCE').value),
  uid: oneOf(event, 'UID').value,
});

/** What the file of an appointment says, checked against what every PUBLISH and CANCEL has (RFC 5546 §3.2.1, §3.2.5). */
async function fileOf(caller: Caller, orderId: string) {
  const { url } = await provider.ok('GET /order/calendar/address.do', { orderId }, caller);
  const calendar = await calendarAt(`${provider.url}${url}`);
  const [event] = calendar.parts as [CalendarPart];
  for (const name of ['DTSTAMP', 'DTSTART', 'ORGANIZER', 'SUMMARY', 'UID'])
    expect(oneOf(event, name).value).not.toBe('');
  return { method: oneOf(calendar, 'METHOD').value, ...entryOf(event) };
}

test('the file of an appointment goes to whoever has its address, for ten minutes and no longer', async () => {
  const caller = nth(0);
  const orderId = await book(caller);
  const { url } = await provider.ok('GET /order/calendar/address.do', { orderId }, caller);
  const answer = await fetch(`${provider.url}${url}`);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.ics"$/);
  const until = Number(/until=(\d+)/.exec(url)?.[1]);
  expect(until - CLOCK).toBeLessThan(20 * 60_000);
  const later = url.replace(`until=${until}`, `until=${until + 60_000}`);
  const last = orderId.endsWith('0') ? '1' : '0';
  const another = url.replace(orderId, `${orderId.slice(0, -1)}${last}`);
  for (const bent of [later, another, url.replace('sign=', 'sign=x')])
    expect((await fetch(`${provider.url}${bent}`)).status).toBe(404);
  const stranger = nth(1);
  const refused = await provider.call('GET /order/calendar/address.do', { orderId }, stranger);
  expect(refused.code).toBe(CODE.NOT_FOUND);
});

test('an appointment is one entry of a calendar as booked, moved and cancelled, and says whose it is and where', async () => {
  const caller = nth(2);
  const orderId = await book(caller);
  const booked = await fileOf(caller, orderId);
  expect(booked).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED', sequence: 0 });
  expect(instantIn(booked.event, 'DTSTART')).toBe(Date.parse(`${DAY}T09:00+08:00`));
  expect(textOf(booked.event, 'SUMMARY')).toContain('测试');
  expect(textOf(booked.event, 'LOCATION')).toBe('门诊 D1, 门诊 D1');
  expect(textOf(booked.event, 'DESCRIPTION')).toContain('01000000000');
  const whole = JSON.stringify(booked.event);
  expect(whole).not.toContain(caller.linkmanId.replace(/-/g, '').toUpperCase());
  expect(whole).not.toContain('13800000000');

  expect((await move(caller, orderId)).code).toBe(CODE.SUCCESS);
  const moved = await fileOf(caller, orderId);
  expect(moved).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED', uid: booked.uid });
  expect(moved.sequence).toBeGreaterThan(booked.sequence);
  expect(instantIn(moved.event, 'DTSTART')).toBe(Date.parse(`${NEXT_DAY}T09:00+08:00`));

  await cancel(caller, orderId);
  const cancelled = await fileOf(caller, orderId);
  expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: booked.uid });
  expect(cancelled.sequence).toBeGreaterThan(moved.sequence);
  expect(cancelled.event.parts).toEqual([]);
});

test('a visit is one entry with everybody and all doses, in the file and in the feed, and follows what becomes of it', async () => {
  const group = world.callers[0] as Caller;
  const [code = ''] = makeMemberCodes(
    { dataDir: testDatabase.dataDir, url: testDatabase.postgres?.url },
    1,
    30,
  );
  await provider.ok('POST /member/wx/memberCenter/redeem.do', { code }, group);
  const people = [group.linkmanId, world.secondIds[0] ?? ''].map((linkmanId) => {
    const form = bookingOf({ ...group, linkmanId }, slot(0));
    const { productId, doseNo, slotId, guidelineVersion } = form;
    return { linkmanId, productId, doseNo, slotId, guidelineVersion };
  });
  const form = { idempotencyKey: newKey(), depaCode: CLINIC, people };
  const { orders } = await provider.ok('POST /subscribe/subscribe/addFamily.do', form, group);
  const [own, other] = orders as [(typeof orders)[number], (typeof orders)[number]];
  const { url } = await provider.ok('POST /member/wx/calendar/create.do', {}, group);
  const read = async () => {
    const calendar = await calendarAt(url);
    expect(calendar.properties.map(({ name }) => name)).not.toContain('METHOD');
    expect(textOf(calendar, 'NAME')).toBe(textOf(calendar, 'X-WR-CALNAME'));
    expect(oneOf(calendar, 'REFRESH-INTERVAL')).toMatchObject({
      parameters: { VALUE: 'DURATION' },
    });
    return calendar.parts.map((event) => ({
      ...entryOf(event),
      people: (/ · (.+)$/.exec(textOf(event, 'SUMMARY'))?.[1] ?? '').split('、').sort(),
      start: instantIn(event, 'DTSTART'),
    }));
  };
  const [together, ...none] = await read();
  expect(none).toEqual([]);
  expect(together?.people).toEqual(['成员1', '测试']);
  const files = [await fileOf(group, own.orderId), await fileOf(group, other.orderId)];
  for (const file of files) {
    expect(file).toMatchObject({ uid: together?.uid, status: 'CONFIRMED' });
    expect(textOf(file.event, 'SUMMARY')).toBe(textOf(together?.event as CalendarPart, 'SUMMARY'));
  }

  expect((await move(group, own.orderId)).code).toBe(CODE.SUCCESS);
  const apart = await read();
  expect(apart.map((entry) => [entry.start, entry.people])).toEqual([
    [Date.parse(`${DAY}T09:00+08:00`), ['成员1']],
    [Date.parse(`${NEXT_DAY}T09:00+08:00`), ['测试']],
  ]);
  for (const { orderId } of [own, other]) {
    const { uid, sequence } = await fileOf(group, orderId);
    expect(apart).toContainEqual(expect.objectContaining({ uid, sequence }));
  }
  expect(new Set(apart.map(({ uid }) => uid)).size).toBe(2);
  await cancel(group, other.orderId);
  const after = await read();
  expect(after.map(({ status }) => status)).toEqual(['CANCELLED', 'CONFIRMED']);
  for (const entry of after) expect(entry.sequence).toBeGreaterThan(together?.sequence ?? 0);
});

test('a dose of a visit that goes, comes back and is off leaves the entry of the other, newer each time', async () => {
  const group = world.callers[1] as Caller;
  const people = [group.linkmanId, world.secondIds[1] ?? ''].map((linkmanId) => {
    const { productId, doseNo, slotId, guidelineVersion } = bookingOf(
      { ...group, linkmanId },
      slot(0),
    );
    return { linkmanId, productId, doseNo, slotId, guidelineVersion };
  });
  const form = { idempotencyKey: newKey(), depaCode: CLINIC, people };
  const { orders } = await provider.ok('POST /subscribe/subscribe/addFamily.do', form, group);
  const [own, other] = orders as [(typeof orders)[number], (typeof orders)[number]];
  const first = await fileOf(group, own.orderId);
  expect((await move(group, other.orderId)).code).toBe(CODE.SUCCESS);
  const alone = await fileOf(group, own.orderId);
  expect(alone.sequence).toBeGreaterThan(first.sequence);
  expect((await move(group, other.orderId, slot(0))).code).toBe(CODE.SUCCESS);
  const before = await fileOf(group, own.orderId);
  expect(before.sequence).toBeGreaterThan(alone.sequence);
  await cancel(group, other.orderId);
  const after = await fileOf(group, own.orderId);
  expect(after).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED', uid: before.uid });
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(textOf(before.event, 'SUMMARY')).toContain('、');
  expect(textOf(after.event, 'SUMMARY')).not.toContain('、');
});
