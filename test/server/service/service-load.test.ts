import { createTestDatabase, createWorld, inDatabase } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { Answering } from './chat-load/colleague';
import { Crowd, pause } from './chat-load/crowd';
import { Person } from './chat-load/person';
import { Record } from './chat-load/record';
import { insertColleagues } from '../kit/worlds/service-world';
import type { Colleague } from '../kit/worlds/service-world';
import { until } from '../kit/until';

/** ms; `npm run long:chat` lets them write for two minutes. */
const WRITING = 1_000 * Number(process.env.CHAT_SECONDS || 4);
const PEOPLE = 200;
const STAFF = 20;
const PROCESSES = 3;
/** ms between two messages of a person; each may send 30 a minute at a process. */
const BREAKS = [500, 2_500] as const;
/** ms until the process that was killed is replaced. */
const REPLACED = 1_000;
/** ms until everything that was written has been read, at most. */
const PATIENCE = 300_000;
/** One of so many reads by waiting calls. */
const POLLING = 5;

jest.setTimeout(900_000);

interface Stored {
  readonly conversation_id: string;
  readonly seq: number;
  readonly sender: string;
  readonly client_id: string;
}

const key = ({
  seq,
  sender,
  clientId,
}: {
  seq: number;
  sender: string;
  clientId: string;
}): string => `${seq} ${sender} ${clientId}`;

let testDatabase: TestDatabase;
let callers: readonly Caller[];
let colleagues: readonly Colleague[];
let crowd: Crowd;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  ({ callers } = await createWorld(testDatabase, { callers: PEOPLE, slots: [] }));
  colleagues = await insertColleagues(
    testDatabase,
    Array.from({ length: STAFF }, (_, index) => `staff${index}`),
  );
  crowd = await Crowd.start(testDatabase, PROCESSES);
});
afterAll(async () => {
  await crowd?.halt();
  await testDatabase?.remove();
});

const transport = (_: unknown, index: number) => (index % POLLING === 0 ? 'poll' : 'socket');

/** Numbers of the newest messages. */
const newest = (): Promise<Map<string, number>> =>
  inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query<{ id: string; last_seq: number }>(
      'select id, last_seq from service_conversations',
    );
    return new Map(rows.map(({ id, last_seq }) => [id, last_seq]));
  });

const waiting = (): Promise<unknown[]> =>
  inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query(
      `select id, last_seq from service_conversations where state = 'waiting'`,
    );
    return rows;
  });

test('200 people and 20 staff get each message once and in order, while sockets, answers and a process are lost', async () => {
  const record = new Record();
  const people = callers.map(
    (caller, index) => new Person(crowd, record, caller, transport(caller, index)),
  );
  const staff = colleagues.map(
    (colleague, index) => new Answering(crowd, record, colleague, transport(colleague, index)),
  );
  const working = staff.map((one) => one.work());
  const end = Date.now() + WRITING;
  await Promise.all([
    ...people.map((person) => person.write(end, BREAKS)),
    pause(WRITING / 3).then(() => crowd.killOne(REPLACED)),
  ]);
  for (const one of staff) one.settle();
  await until(waiting, ({ length }) => length === 0, PATIENCE);
  await Promise.all(staff.map((one) => one.written()));

  const last = await newest();
  const isRead = (connections: readonly Person['read'][], id: string): boolean =>
    connections.some(
      (connection) => connection?.conversationId === id && connection.last >= (last.get(id) ?? 0),
    );
  /** Conversations of which one side has not read the newest message yet. */
  const unread = (): string[] =>
    [...last.keys()].filter((id) => {
      const ofPerson = people.map(({ read }) => read);
      const ofStaff = staff.flatMap(({ read }) => read);
      return !isRead(ofPerson, id) || !isRead(ofStaff, id);
    });
  await until(unread, ({ length }) => length === 0 || record.faults.length > 0, PATIENCE);
  for (const one of staff) one.end();
  await Promise.all([...people.map((person) => person.end()), ...working]);
  process.stdout.write(
    `${record.acknowledged.length} messages in ${last.size} conversations; ${record.figures}\n`,
  );

  expect(record.faults).toEqual([]);
  const stored = await inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query<Stored>(
      'select conversation_id, seq, sender, client_id from service_messages order by conversation_id, seq',
    );
    return rows;
  });
  const byConversation = new Map<string, string[]>();
  for (const { conversation_id: id, seq, sender, client_id: clientId } of stored) {
    const list = byConversation.get(id) ?? [];
    byConversation.set(id, list);
    expect(seq).toBe(list.length + 1);
    list.push(key({ seq, sender, clientId }));
  }
  // Each once, and nothing that was not sent.
  const sent = stored.filter(({ sender }) => sender !== 'system');
  expect(sent.map(({ client_id }) => client_id).sort()).toEqual(
    record.acknowledged.map(({ clientId }) => clientId).sort(),
  );
  // Where it was acknowledged, in the order in which its sender sent.
  const lastOf = new Map<string, number>();
  for (const one of record.acknowledged) {
    expect(byConversation.get(one.conversationId)?.[one.seq - 1]).toBe(key(one));
    const of = `${one.conversationId} ${one.by}`;
    expect(one.seq).toBeGreaterThan(lastOf.get(of) ?? 0);
    lastOf.set(of, one.seq);
  }
  // Each reader has read the same, from the first message on.
  const texts = new Map(record.acknowledged.map(({ clientId, text }) => [clientId, text]));
  for (const connection of [
    ...people.map(({ read }) => read),
    ...staff.flatMap(({ read }) => read),
  ]) {
    expect(connection).not.toBeNull();
    const { conversationId = '', received = [] } = connection ?? {};
    expect(received.map(key)).toEqual(
      byConversation.get(conversationId)?.slice(0, received.length),
    );
    for (const { sender, clientId, text } of received)
      if (sender !== 'system') expect(text).toBe(texts.get(clientId));
  }
  expect(crowd.faults()).toEqual([]);
  for (const what of ['sockets lost', 'answers lost', 'calls failed', 'polls cut off'])
    expect(record.counted(what)).toBeGreaterThan(0);
});
