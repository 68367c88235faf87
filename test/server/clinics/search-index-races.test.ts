import { sql } from 'kysely';
import { eraseAuthor } from '../../../server/domain/community/authors/erase-author';
import { noteStalePost } from '../../../server/domain/community/posts/note-stale';
import type { Database, Db } from '../../../server/db/database';
import type { Deps } from '../../../server/deps';
import { renewSearchIndex } from '../../../server/search/keep-index';
import { insertAuthors, insertTopics, ARTICLE } from '../kit/worlds/community-world';
import { createTestDatabase, createWorld, openIn } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { sqlNow } from '../../run-clock';

let testDatabase: TestDatabase;
let database: Database;
let caller: Caller;
let authorId: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  [caller] = (await createWorld(testDatabase, { callers: 1, slots: [] })).callers as [Caller];
  database = await openIn(testDatabase);
  await insertTopics(database);
  [authorId = ''] = await insertAuthors(database, [caller]);
});
afterAll(async () => {
  await database?.close();
  await testDatabase?.remove();
});
beforeEach(async () => {
  await renewSearchIndex({ database } as Deps);
  await database.pool.query('delete from posts');
  await database.pool.query(
    `insert into posts (id, author_id, kind, title, body, state, idempotency_key, published_at)
     values ('p', $1, 'share', '', 'before', 'published', 'k', ${sqlNow()})`,
    [authorId],
  );
});

/** A post that has just been written and waits for the index. */
const writePost = (): Promise<void> => noteStalePost(database.db, 'p');

const indexed = async (id: string): Promise<unknown> => {
  const { rows } = await sql<{ text: string }>`
    select concat(note->>'zh', title->>'zh') as text from search_documents where id = ${id}`.execute(
    database.db,
  );
  return rows.map(({ text }) => text);
};

/** Renews the index in the middle of a transaction, and again after it. */
async function renewDuring(change: (trx: Db) => Promise<unknown>): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await change(trx);
    await renewSearchIndex({ database } as Deps);
  });
  await renewSearchIndex({ database } as Deps);
}

test('a post that waits for the index and is changed while it is renewed is found by its new text', async () => {
  await writePost();
  await renewDuring(async (trx) => {
    await sql`update posts set body = 'after' where id = 'p'`.execute(trx);
    await noteStalePost(trx, 'p');
  });
  expect(await indexed('p')).toEqual(['after']);
});

test('nothing is found of an author who went with all posts while the index was renewed', async () => {
  await writePost();
  await renewDuring((trx) => eraseAuthor(trx, caller.userId, 'remove', Date.now()));
  expect(await indexed('p')).toEqual([]);
});

test('an article that waits for the index and is corrected while it is renewed is found by its new title', async () => {
  const title = (zh: string) => JSON.stringify({ zh, en: zh });
  await database.pool.query('update articles set title = $2 where id = $1', [
    ARTICLE,
    title('before'),
  ]);
  await renewDuring((trx) =>
    sql`update articles set title = ${title('after')}::jsonb, summary = ${title('')}::jsonb where id = ${ARTICLE}`.execute(
      trx,
    ),
  );
  expect(await indexed(ARTICLE)).toEqual(['after']);
});
