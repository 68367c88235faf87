import { USER_TYPE } from '@contract/community/user-type-rules';
import { noteComment } from '../../../server/domain/community/interactions/due';
import { writeInteractionMessages } from '../../../server/domain/community/interactions/write-messages';
import { newKey } from '../kit/worlds/booking-world';
import { HOUR, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';

// Whom a comment notifies. What a message says, and how several are one, the interactions' own suite asks.
let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
});
afterAll(() => world?.close());

interface Writer {
  readonly userId: string;
  readonly authorId: string;
}

async function writer(): Promise<Writer> {
  const [{ userId }, authorId] = [world.caller(), newKey()];
  await world.run(
    `insert into authors (id, user_id, nickname, head_img, user_type, created_at) values ($1, $2, '', '', $3, $4)`,
    [authorId, userId, USER_TYPE.NORMAL, new Date(NOW - HOUR)],
  );
  return { userId, authorId };
}
async function post({ authorId }: Writer): Promise<string> {
  const id = newKey();
  await world.run(
    `insert into posts (id, author_id, kind, title, body, state, idempotency_key, published_at)
     values ($1, $2, 'share', $1, '', 'published', $1, $3)`,
    [id, authorId, new Date(NOW - HOUR)],
  );
  return id;
}
/** A comment that has just appeared. @returns its id */
async function comment({ authorId }: Writer, postId: string, parentId: string | null = null) {
  const id = newKey();
  await world.run(
    `insert into comments (id, target_type, target_id, author_id, parent_id, body, state, idempotency_key, published_at)
     values ($1, 'post', $2, $3, $4, '', 'published', $1, $5)`,
    [id, postId, authorId, parentId, new Date(NOW)],
  );
  await noteComment(world.database.db, id);
  return id;
}
/** Kinds of the messages that somebody has got. */
async function told({ userId }: Writer): Promise<string[]> {
  while (await writeInteractionMessages(world.database.db, NOW));
  const rows = await world.run<{ kind: string }>(
    `select kind from messages where user_id = $1 and message_class = 'interaction' order by kind`,
    [userId],
  );
  return rows.map(({ kind }) => kind);
}

test('somebody’s comment notifies the post’s author, their own one does not', async () => {
  const [owner, other] = [await writer(), await writer()];
  const postId = await post(owner);
  await comment(owner, postId);
  expect(await told(owner)).toEqual([]);
  await comment(other, postId);
  expect(await told(owner)).toEqual(['commented']);
  expect(await told(other)).toEqual([]);
});

test('an answer to a comment notifies whom it answers, an answer to oneself nobody but the post’s author', async () => {
  const [owner, other, third] = [await writer(), await writer(), await writer()];
  const postId = await post(owner);
  const first = await comment(other, postId);
  await comment(other, postId, first);
  expect(await told(other)).toEqual([]);
  expect(await told(owner)).toEqual(['commented']);
  await comment(third, postId, first);
  expect(await told(other)).toEqual(['replied']);
  expect(await told(third)).toEqual([]);
});
