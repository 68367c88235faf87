import { IDLE_CLOSE, UNANSWERED_CLOSE } from '@contract/service/chat-rules';
import type { MessageKind, Sender } from '@contract/service/chat-rules';
import type { Db } from '../../../server/db/database';
import { appendMessage } from '../../../server/domain/service/customer-chat/append';
import { closeSilent } from '../../../server/domain/service/customer-chat/close-silent';
import {
  findConversation,
  openConversation,
} from '../../../server/domain/service/customer-chat/conversations';
import {
  closeAsStaff,
  handOver,
  takeConversation,
} from '../../../server/domain/service/customer-chat/staff-steps';
import { CLINIC, newKey } from '../kit/worlds/booking-world';
import { TEST_CIPHER } from '../kit/test-cipher';
import { messagesTo } from './drawn-lottery';
import { MINUTE, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';
import { whileHeld } from './while-locked';

const STAFF = 'staff-1';
const HOURS = { from: '08:00', until: '20:00' };

let world: StatementWorld;
let db: Db;
beforeAll(async () => {
  world = await openStatements();
  ({ db } = world.database);
  await world.run(
    `insert into staff (id, depa_code, name, login, password_hash, role) values ($1, $2, '小苗', $1, '', 'service')`,
    [STAFF, CLINIC],
  );
});
afterAll(() => world?.close());

/** What is said in a conversation: who, and a text or the kind of what is shown. */
type Said = readonly [who: Sender, what: string, kind?: MessageKind];
const ASKED: Said = ['user', '接种后可以洗澡吗？'];
const ANSWERED: Said = ['staff', '可以的。'];

const parts = () => ({ db, cipher: TEST_CIPHER });

/** A conversation whose last message was at {@link NOW}; taken by staff before they write. */
async function conversation(...said: readonly Said[]) {
  const { userId } = world.caller();
  const start = NOW - said.length * MINUTE;
  const { id } = await openConversation(db, { userId, redFlag: false, now: start, hours: HOURS });
  for (const [index, [sender, body, kind = 'text']] of said.entries()) {
    const now = start + (index + 1) * MINUTE;
    const staffId = sender === 'staff' ? STAFF : null;
    if (staffId) await takeConversation(parts(), { conversationId: id, staffId, now: now - 1 });
    await appendMessage(db, TEST_CIPHER, {
      ...{ conversationId: id, sender, staffId, clientId: newKey(), kind, body, now },
    });
  }
  return { id, userId };
}
/** The job, so many ms after the last message. @returns whether it closed this conversation */
const closes = async ({ id }: { id: string }, after: number): Promise<boolean> =>
  (await closeSilent(parts(), NOW + after)).includes(id);
/** The last event of a conversation. */
const lastEvent = async ({ id }: { id: string }) => {
  const [row] = await world.run<{ body: string; kind: string }>(
    'select body, kind from service_messages where conversation_id = $1 order by seq desc limit 1',
    [id],
  );
  return row?.kind === 'event' ? TEST_CIPHER.open(row.body) : null;
};

describe('a conversation in which staff wrote last', () => {
  test('is closed after a day, and not before', async () => {
    const chat = await conversation(ASKED, ANSWERED);
    expect(await closes(chat, IDLE_CLOSE)).toBe(false);
    expect(await closes(chat, IDLE_CLOSE + 1)).toBe(true);
    expect(await closes(chat, IDLE_CLOSE + 2)).toBe(false);
    expect(await findConversation(db, chat.id)).toMatchObject({
      state: 'closed',
      closed_at: new Date(NOW + IDLE_CLOSE + 1),
    });
    expect(await lastEvent(chat)).toBe('closedIdle');
    expect(await messagesTo(world, chat)).toEqual([]);
  });
  test('keeps what was said, and who had it', async () => {
    const chat = await conversation(ASKED, ANSWERED);
    await closes(chat, IDLE_CLOSE + 1);
    const rows = await world.run<{ body: string }>(
      `select body from service_messages where conversation_id = $1 and kind = 'text' order by seq`,
      [chat.id],
    );
    expect(rows.map(({ body }) => TEST_CIPHER.open(body))).toEqual([ASKED[1], ANSWERED[1]]);
    expect(await findConversation(db, chat.id)).toMatchObject({ staff_id: STAFF });
  });
  test('and was given back to the queue waits for an answer', async () => {
    const chat = await conversation(ASKED, ANSWERED);
    await handOver(parts(), { conversationId: chat.id, staffId: STAFF, now: NOW });
    expect(await closes(chat, IDLE_CLOSE + 1)).toBe(false);
    expect(await closes(chat, UNANSWERED_CLOSE + 1)).toBe(true);
    expect(await lastEvent(chat)).toBe('closedUnanswered');
    expect(await messagesTo(world, chat)).toEqual(['serviceUnanswered']);
  });
});

describe('a conversation that waits for an answer', () => {
  test.each([
    ['nobody has taken', [ASKED]],
    ['was answered before', [ASKED, ANSWERED, ['user', '那游泳呢？']]],
    ['has a picture after the answer', [ASKED, ANSWERED, ['user', 'file', 'picture']]],
    ['has a question after the thanks', [ASKED, ANSWERED, ['user', '谢谢'], ['user', '那游泳呢']]],
  ] as [string, Said[]][])(
    'is closed after a week, with a message to its person: one that %s',
    async (_what, said) => {
      const chat = await conversation(...said);
      expect(await closes(chat, IDLE_CLOSE + 1)).toBe(false);
      expect(await closes(chat, UNANSWERED_CLOSE)).toBe(false);
      expect(await closes(chat, UNANSWERED_CLOSE + 1)).toBe(true);
      expect(await lastEvent(chat)).toBe('closedUnanswered');
      expect(await messagesTo(world, chat)).toEqual(['serviceUnanswered']);
    },
  );
  test('is owed nothing where only thanks came after the answer', async () => {
    const chat = await conversation(ASKED, ANSWERED, ['user', '好的，谢谢！']);
    expect(await closes(chat, UNANSWERED_CLOSE)).toBe(false);
    expect(await closes(chat, UNANSWERED_CLOSE + 1)).toBe(true);
    expect(await lastEvent(chat)).toBe('closedIdle');
    expect(await messagesTo(world, chat)).toEqual([]);
  });
  test('is owed an answer where thanks are all that was ever said', async () => {
    const chat = await conversation(['user', '谢谢']);
    expect(await closes(chat, UNANSWERED_CLOSE + 1)).toBe(true);
    expect(await messagesTo(world, chat)).toEqual(['serviceUnanswered']);
  });
});

test('what was said a moment ago keeps an old conversation open', async () => {
  const chat = await conversation(ASKED, ANSWERED);
  await appendMessage(db, TEST_CIPHER, {
    ...{ conversationId: chat.id, sender: 'staff', staffId: STAFF, clientId: newKey() },
    ...{ kind: 'text', body: '还有问题吗？', now: NOW + IDLE_CLOSE },
  });
  expect(await closes(chat, IDLE_CLOSE + 1)).toBe(false);
});

test('one that was ended is not closed again', async () => {
  const chat = await conversation(ASKED, ANSWERED);
  await closeAsStaff(parts(), { conversationId: chat.id, staffId: STAFF, now: NOW });
  expect(await closes(chat, UNANSWERED_CLOSE + 1)).toBe(false);
  expect(await lastEvent(chat)).toBe('closed');
});

test('one that somebody writes to at this moment is left to the next step', async () => {
  const [busy, silent] = [await conversation(ASKED, ANSWERED), await conversation(ASKED, ANSWERED)];
  const closed = await whileHeld(
    world,
    ['select from service_conversations where id = $1 for update', [busy.id]],
    () => closeSilent(parts(), NOW + IDLE_CLOSE + 1),
  );
  expect(closed).toContain(silent.id);
  expect(closed).not.toContain(busy.id);
  expect(await closes(busy, IDLE_CLOSE + 1)).toBe(true);
});

test('two processes close each conversation once', async () => {
  const chat = await conversation(ASKED);
  const now = NOW + UNANSWERED_CLOSE + 1;
  const closed = await Promise.all([closeSilent(parts(), now), closeSilent(parts(), now)]);
  expect(closed.flat().filter((id) => id === chat.id)).toHaveLength(1);
  expect(await messagesTo(world, chat)).toEqual(['serviceUnanswered']);
});
