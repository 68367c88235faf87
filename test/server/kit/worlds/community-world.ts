import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { DataOf, InputOf } from '@contract/endpoints';
import type { Database } from '../../../../server/db/database';
import { createTestDatabase, createWorld, inDatabase } from './booking-world';
import type { Caller, Kind, TestDatabase } from './booking-world';
import type { Provider } from '../harness';
import { startOn } from '../start-on';
import { sqlNow } from '../../../run-clock';

export const VACCINE = 'V1';
export const CIRCLE = 'circle-1';
export const TOPIC = 'topic-1';
export const TOPIC_NAME = '打完发烧';
export const ARTICLE = 'article-1';

/** A provider with people who may write at once: their authors are older than a day. */
export interface CommunityWorld {
  readonly testDatabase: TestDatabase;
  readonly provider: Provider;
  readonly people: readonly Caller[];
  /** Ids of the people's authors, in their order. */
  readonly authorIds: readonly string[];
  stop(): Promise<void>;
}

/** A circle, a topic and an article. */
export async function insertTopics({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into circles (id, name, intro, cover) values ($1, '新手爸妈', '互相帮忙', '')`,
    [CIRCLE],
  );
  await pool.query(`insert into topics (id, name, created_at) values ($1, $2, ${sqlNow()})`, [
    TOPIC,
    TOPIC_NAME,
  ]);
  const both = JSON.stringify({ zh: '文章', en: 'Article' });
  await pool.query(
    `insert into articles (id, channel, title, summary, blocks, img_url, read_minutes, published_at)
     values ($1, 'knowledge', $2, $2, '{"zh":[],"en":[]}', '', 1, ${sqlNow()} - interval '1 day')`,
    [ARTICLE, both],
  );
}

/** Authors of callers, made some days ago. @returns their ids */
export async function insertAuthors(
  { pool }: Database,
  callers: readonly Caller[],
  days = 3,
): Promise<string[]> {
  const ids = callers.map(() => `a-${randomBytes(6).toString('hex')}`);
  await pool.query(
    `insert into authors (id, user_id, nickname, head_img, created_at)
     select id, user_id, '作者' || n, '/pictures/decoration/2d-1.svg', ${sqlNow()} - $3 * interval '1 day'
     from unnest($1::text[], $2::text[]) with ordinality as a (id, user_id, n)`,
    [ids, callers.map(({ userId }) => userId), days],
  );
  return ids;
}

/** @param people how many accounts with an author there are */
export async function createCommunity(
  people: number,
  {
    kind = 'postgres',
    env = {},
  }: { readonly kind?: Kind; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<CommunityWorld> {
  const testDatabase = await createTestDatabase(kind);
  const { callers } = await createWorld(testDatabase, { callers: people, slots: [] });
  const authorIds = await inDatabase(testDatabase, async (database) => {
    await insertTopics(database);
    return insertAuthors(database, callers);
  });
  const provider = await startOn(testDatabase, env);
  return {
    testDatabase,
    provider,
    people: callers,
    authorIds,
    async stop() {
      await provider.halt();
      await testDatabase.remove();
    },
  };
}

export const newKey = (): string => randomBytes(8).toString('hex');

type Draft = InputOf<'POST /ugc-api/post/publish.do'>;

/** What a person publishes, with what a test does not care about filled in. */
export const draftOf = (more: Partial<Draft> = {}): Draft => ({
  kind: 'share',
  text: `今天带宝宝打了疫苗，一切顺利 ${newKey()}`,
  idempotencyKey: newKey(),
  ...more,
});

/** Makes authors' last writing older, so that they may write again at once. */
export const letWriteAgain = ({ testDatabase }: CommunityWorld): Promise<unknown> =>
  inDatabase(testDatabase, ({ pool }) =>
    pool.query(
      `update posts set published_at = published_at - interval '1 hour';
       update comments set published_at = published_at - interval '1 hour';
       update post_topics set published_at = published_at - interval '1 hour'`,
    ),
  );

/** Inserts posts directly, one a second into the past, the newest last. @returns their ids, the newest first */
export async function insertPosts(
  database: Client,
  authorIds: readonly string[],
  count: number,
): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `insert into posts (id, author_id, kind, title, body, state, idempotency_key, published_at, vetted)
     select 'p-' || substr(md5(random()::text || n), 1, 14), ($1::text[])[1 + n % cardinality($1::text[])], 'share', '',
       '第 ' || n || ' 篇', 'published', 'k' || n || random(), date_trunc('milliseconds', ${sqlNow()}) - n * interval '1 second', true
     from generate_series(1, $2) n returning id`,
    [authorIds, count],
  );
  return rows.map(({ id }) => id);
}

/** Reads a feed to its end. */
export async function readFeed(
  provider: Provider,
  request: InputOf<'GET /ugc-api/post/feed.do'>,
  as: { readonly token?: string } = {},
  between: () => Promise<unknown> = () => Promise.resolve(),
): Promise<DataOf<'GET /ugc-api/post/feed.do'>['list']> {
  const list: DataOf<'GET /ugc-api/post/feed.do'>['list'] = [];
  let cursor: string | undefined;
  do {
    const page = await provider.ok('GET /ugc-api/post/feed.do', { ...request, cursor }, as);
    list.push(...page.list);
    cursor = page.next ?? undefined;
    await between();
  } while (cursor !== undefined);
  return list;
}

/** Headers of staff who are signed in: two moderators, and a clinic's desk. */
export interface CommunityStaff {
  readonly mia: { readonly headers: { readonly 'desk-token': string } };
  readonly noah: CommunityStaff['mia'];
  readonly desk: CommunityStaff['mia'];
}

/** Staff with sessions of their own. */
export const insertCommunityStaff = ({ testDatabase }: CommunityWorld): Promise<CommunityStaff> =>
  inDatabase(testDatabase, async ({ pool }) => {
    const made = async (login: string, role: string): Promise<CommunityStaff['mia']> => {
      const token = randomBytes(32).toString('base64url');
      await pool.query(
        `insert into staff (id, depa_code, login, name, password_hash, role) values ($1, 'D1', $1, $1, '-', $2)`,
        [login, role],
      );
      await pool.query(
        `insert into staff_sessions (token_hash, staff_id, expires_at, seen_at)
         values (encode(sha256($1::bytea), 'hex'), $2, ${sqlNow()} + interval '1 day',
             ${sqlNow()} + interval '9 years')`,
        [token, login],
      );
      return { headers: { 'desk-token': token } };
    };
    return {
      mia: await made('mia', 'moderator'),
      noah: await made('noah', 'moderator'),
      desk: await made('desk', 'desk'),
    };
  });
