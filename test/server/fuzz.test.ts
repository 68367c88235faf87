import { createHash } from 'node:crypto';
import { endpoints } from '@contract/endpoints';
import type { EndpointName } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { bookingOf, CLINIC, createPlace, createWorld, dayFrom, inDatabase } from './booking-world';
import type { Caller, Place } from './booking-world';
import { insertStaff, openDesk } from './desk-world';
import { callFrom } from './from-address';
import type { RawCall } from './from-address';
import { BODIES, DEADLY, HEADERS, HOSTILE, MARK, OTHER_PATHS, QUERIES } from './hostile-values';
import type { Provider } from './harness';
import { PLAUSIBLE } from './builders/plausible-values';
import { placesIn, sampleInput, withValue } from './sampled-input';
import { startOn } from './start-on';

/** Number of calls; `npm run long:fuzz` makes 80,000. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 3_000);
const AT_ONCE = 12;
const PEOPLE = 6;
/** These end an account or its session. */
const ENDING = /logout|delete\.do/;
/** Each takes a tenth of a second, because password hashing is slow by design. */
const SLOW = /ByPassword|Password\.do|desk\/login/;

const names = Object.keys(endpoints) as EndpointName[];

const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const SIGN = 'POST /base/authProtocol/authProtocolLogUserRecord.do';

let place: Place;
let provider: Provider;
let callers: readonly Caller[];
let known: Readonly<Record<string, unknown>>;
let deskToken: string;

beforeAll(async () => {
  place = await createPlace('postgres');
  const slots = [1, 2, 3, 4].map((days) => ({ day: dayFrom(days), capacity: 500 }));
  const world = await createWorld(place, { callers: PEOPLE, slots });
  await inDatabase(place, (database) => insertStaff(database, [CLINIC]));
  ({ callers } = world);
  provider = await startOn(place);
  deskToken = (await openDesk(provider, CLINIC)).token;
  const owner = callers[0] as Caller;
  const form = bookingOf(owner, world.slotIds[0] ?? 0);
  const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, owner);
  const [, slotId] = world.slotIds;
  known = { ...form, ...PLAUSIBLE, orderId, slotId, linkmanId: owner.linkmanId };
});
afterAll(async () => {
  await provider.halt();
  await place.remove();
});

/** The same random numbers for the same call, so that a failure can be repeated. */
const chance = (call: number, what: string): number =>
  createHash('md5').update(`${call} ${what}`).digest().readUInt32BE(0);
const pick = <T>(list: readonly T[], call: number, what: string): T =>
  list[chance(call, what) % list.length] as T;

function identity(name: string, call: number): Record<string, string> {
  const { access } = endpoints[name as EndpointName];
  if (access === 'staff') return { 'desk-token': deskToken };
  const caller = ENDING.test(name)
    ? callers[PEOPLE - 1]
    : chance(call, 'whose') % 3 === 0
      ? pick(callers, call, 'caller')
      : callers[0];
  return { tk: caller?.token ?? '', nonce: 'nonce' };
}

const asQuery = (input: unknown): string =>
  typeof input === 'object' && input !== null
    ? Object.entries(input)
        .map(([key, value]) => {
          const text = typeof value === 'string' ? value : JSON.stringify(value);
          // What a URL cannot contain is sent as its percent-encoded bytes.
          return [key, text ?? '']
            .map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd')))
            .join('=');
        })
        .join('&')
    : encodeURIComponent(String(input).replace(/\p{Cs}/gu, '\ufffd'));

/** A call with one invalid part: a value, the whole body, the query or a header. */
function hostileCall(name: EndpointName, call: number): RawCall {
  const [method, path = ''] = name.split(' ') as ['GET' | 'POST', string];
  const from = `127.2.${chance(call, 'net') % 250}.${(chance(call, 'host') % 250) + 1}`;
  const headers: Record<string, string> = { ...identity(name, call) };
  const valid = sampleInput(endpoints[name].input, known) ?? {};
  const kind = chance(call, 'kind') % 20;
  if (kind === 0) {
    const [type, body] = pick(BODIES, call, 'body');
    return { method, path, from, headers: { ...headers, 'content-type': type }, body };
  }
  if (kind === 1) return { method, path: `${path}?${pick(QUERIES, call, 'query')}`, from, headers };
  const isHeader = kind === 2;
  if (isHeader) Object.assign(headers, pick(HEADERS, call, 'headers'));
  const where = pick(placesIn(valid), call, 'place');
  const value = pick(chance(call, 'deadly') % 2 ? DEADLY : HOSTILE, call, 'value');
  const input = isHeader ? valid : withValue(valid, where, value);
  if (method === 'GET') return { method, path: `${path}?${asQuery(input)}`, from, headers };
  const isForm = kind === 3;
  if (!isForm) return { method, path, from, headers, body: input ?? 'null' };
  const type = 'application/x-www-form-urlencoded';
  return {
    method,
    path,
    from,
    headers: { ...headers, 'content-type': type },
    body: asQuery(input),
  };
}

/** Makes calls, several at a time. @returns those that the provider answered with an internal error, or not at all */
async function violationsOf(calls: readonly RawCall[]): Promise<string[]> {
  const faults: string[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let call = calls[next++]; call; call = calls[next++]) {
      const told = `${call.method ?? 'GET'} ${call.path.slice(0, 200)} ${JSON.stringify(call.body)?.slice(0, 300)} ${JSON.stringify(call.headers)?.slice(0, 200)}`;
      try {
        const { status, text } = await callFrom(provider.url, call);
        if (status >= 500 || text.includes('"code":"5000"')) faults.push(`${status} ${told}`);
      } catch (error) {
        faults.push(`${String(error)} ${told}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

const isTaken = (name: string, call: number): boolean =>
  !SLOW.test(name) || Math.floor(call / names.length) % 8 === 0;

test(`${CALLS} calls with something hostile in them are refused or answered, and none is a fault`, async () => {
  const calls: RawCall[] = [];
  for (let call = 0; calls.length < CALLS; call += 1) {
    const name = names[call % names.length] as EndpointName;
    if (isTaken(name, call)) calls.push(hostileCall(name, call));
  }
  expect(await violationsOf(calls)).toEqual([]);
});

test('paths beside the calls take whatever stands in them, and in headers', async () => {
  const cookies = ['ym_wx_state=%F0%9F%98%80.aHR0cA', 'ym_wx_state=%E6%98%93%E8%8B%97.aHR0cA'];
  const calls = OTHER_PATHS.flatMap((path) => [
    { path },
    ...cookies.map((cookie) => ({ path, headers: { cookie } })),
    ...HEADERS.map((headers) => ({ path, headers })),
  ]);
  const upload = BODIES.map(([type, body]) => ({
    method: 'POST' as const,
    path: '/base/upload/file.do',
    headers: { tk: callers[0]?.token ?? '', 'content-type': type },
    body,
  }));
  expect(await violationsOf([...calls, ...upload])).toEqual([]);
});

const inGuardian = (name: string) => ({
  guardian: { name, mobile: '13912340000', relation: 'mother' },
});

test.each([
  ['half a character in', 'guardian.name', SAVE, inGuardian(`${MARK}\ud800`)],
  ['a NUL in', 'guardian.name', SAVE, inGuardian(`${MARK}\0`)],
  ['half a character in', 'authSignList.0', SIGN, { authSignList: [`${MARK}\udfff`] }],
  ['a time beyond all dates as', 'authProtocolTime', SIGN, { authProtocolTime: 8.64e15 + 2 }],
] as const)('%s %s is refused by its field, and nothing else is', async (_, field, name, wrong) => {
  const [, path = ''] = name.split(' ');
  const valid = sampleInput(endpoints[name].input, known) as object;
  const { envelope } = await callFrom(provider.url, {
    method: 'POST',
    path,
    headers: { tk: callers[0]?.token ?? '' },
    body: { ...valid, linkmanId: undefined, ...wrong },
  });
  expect(envelope).toMatchObject({ code: CODE.PARAMETERS, data: { fields: [field] } });
  expect(envelope.msg).toMatch(/无法保存的字符|不能大于|不含数字和符号/);
  expect(JSON.stringify(envelope)).not.toContain(MARK);
});

test('nothing of a call is printed, nor a line of the database with a value in it', () => {
  expect(provider.output).not.toContain(MARK);
  expect(provider.output).not.toMatch(/\b1[3-9]\d{9}\b/);
  expect(provider.output).not.toMatch(/"(where|detail|parameters|internalQuery)":/);
});
