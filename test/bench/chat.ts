import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { createTestDatabase, createWorld, inDatabase } from '../server/kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../server/kit/worlds/booking-world';
import type { Provider } from '../server/kit/harness';
import { insertColleagues } from '../server/kit/worlds/service-world';
import { startOn } from '../server/kit/start-on';
import { ChatBench } from './chat-load';
import type { Transport } from './chat-load';

const CHATS = 2_000;
/** Each follows as many conversations as a socket may. */
const STAFF = 50;
/** Chats opened before memory is measured, for what the process allocates once. */
const FIRST = 200;
/** Messages a second, of people and of staff together. */
const RATE = 200;
/** ms. */
const WARM_UP = 4_000;
const ROUND = 20_000;
const SETTLE = 3_000;
/** Bytes of a chat, and ms of delivery, that fail the run. */
const MOST_BYTES = 30 * 1_024;
const MOST_P99 = 200;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resident memory of the provider, bytes. */
function memoryOf({ child }: Provider): number {
  const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8');
  return 1_024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}

/** Processor time that the provider has used, ms. */
function processorOf({ child }: Provider): number {
  const fields = readFileSync(`/proc/${child.pid ?? 0}/stat`, 'utf8')
    .split(') ')[1]
    ?.split(' ');
  return 10 * (Number(fields?.[11]) + Number(fields?.[12]));
}

/** The least of some seconds: what the collector has not freed yet is no chat's. */
async function leastMemory(provider: Provider): Promise<number> {
  let least = Infinity;
  // Until the last socket or waiting call has arrived and what opening needed is freed.
  await pause(SETTLE);
  for (let count = 0; count < 8; count += 1) {
    await pause(SETTLE / 8);
    least = Math.min(least, memoryOf(provider));
  }
  return least;
}

const conversationOf = ({ userId }: Caller): string => `c-${userId}`;

const insertChats = (
  testDatabase: TestDatabase,
  callers: readonly Caller[],
  staff: readonly string[],
) =>
  inDatabase(testDatabase, ({ pool }) =>
    pool.query(
      `insert into service_conversations (id, user_id, state, staff_id, user_seen_at, waiting_since, created_at)
       select 'c-' || id, id, 'open', ($2::text[])[1 + (n - 1) % cardinality($2::text[])], now(), now(), now()
       from unnest($1::text[]) with ordinality as a (id, n)`,
      [callers.map(({ userId }) => userId), staff],
    ),
  );

async function run(transport: Transport): Promise<boolean> {
  const testDatabase = await createTestDatabase('postgres');
  const { callers } = await createWorld(testDatabase, { callers: CHATS, slots: [] });
  const colleagues = await insertColleagues(
    testDatabase,
    Array.from({ length: STAFF }, (_, index) => `staff${index}`),
  );
  const names = colleagues.map(({ name }) => name);
  await insertChats(testDatabase, callers, names);
  const provider = await startOn(testDatabase, { WRITES_PER_MINUTE: '10000000' });
  const chats = callers.map((caller, index) => ({
    caller,
    conversationId: conversationOf(caller),
    colleague: colleagues[index % STAFF] as (typeof colleagues)[number],
  }));
  const bench = new ChatBench(provider.url, chats, colleagues);
  await bench.openStaff();
  await bench.openPeople(transport, 0, FIRST);
  const before = await leastMemory(provider);
  await bench.openPeople(transport, FIRST, CHATS);
  const bytes = ((await leastMemory(provider)) - before) / (CHATS - FIRST);
  await bench.send(RATE, WARM_UP);
  const used = processorOf(provider);
  const { p50, p99, most, delivered, lost } = await bench.send(RATE, ROUND);
  const each = (processorOf(provider) - used) / Math.max(1, delivered);
  const after = memoryOf(provider);
  bench.close();
  await provider.halt();
  await testDatabase.remove();
  console.log(
    `${transport}: ${(bytes / 1_024).toFixed(1)} KB a chat (${(after / 2 ** 20).toFixed(0)} MB in all after the messages); ` +
      `${delivered} messages at ${RATE}/s, ${lost} lost; delivery p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ` +
      `longest ${most.toFixed(0)} ms; ${each.toFixed(1)} ms of processor a message; load of the machine ${loadavg()[0]?.toFixed(1) ?? ''}`,
  );
  return bytes <= MOST_BYTES && p99 <= MOST_P99 && lost === 0;
}

async function main(): Promise<void> {
  const held: boolean[] = [];
  for (const transport of ['socket', 'poll'] as const) held.push(await run(transport));
  console.log(
    `≤ ${MOST_BYTES / 1_024} KB a chat, p99 ≤ ${MOST_P99} ms, none lost: ${held.every(Boolean) ? 'yes' : 'NO'}`,
  );
  process.exitCode = held.every(Boolean) ? 0 : 1;
}

void main();
