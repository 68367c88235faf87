import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../server/db/migrate';
import { documentOf } from '../../server/search/documents';
import { buildCommunity } from '../../server/seed/community/build-community';
import { inDatabase } from '../server/kit/worlds/booking-world';
import type { TestDatabase } from '../server/kit/worlds/booking-world';
import { copyTemplate } from '../server/kit/data-template';
import { startPostgres } from '../server/kit/postgres';

export const POSTS = 1_000_000;
export const AUTHORS = 50_000;
/** Every thousandth post has many likes, all others few: 10,000,000 together. */
const LIKES = { every: 1_000, many: 2_008, few: 8 };
export const CIRCLES = 12;
export const TOPICS = 400;
export const VACCINES = 60;
/** As many as one author may follow. */
const FOLLOWED = 1_000;
/** Author whose follows fill the following feed. */
export const FOLLOWER = 'a0';
/** Half of the posts were written in the last fortnight, the others over two years. */
const DAYS = 730;

const FOLDER = '.cache/bench';
const MIGRATIONS = 'server/migrations';

const statements: readonly string[] = [
  `insert into authors (id, nickname, head_img, created_at, posts)
   select 'a' || n, '作者' || n, '/pictures/decoration/2d-1.svg', now() - interval '800 days', ${POSTS / AUTHORS}
   from generate_series(0, ${AUTHORS - 1}) n`,
  `insert into circles (id, name, intro, cover) select 'c' || n, '圈子' || n, '', '' from generate_series(0, ${CIRCLES - 1}) n`,
  `insert into topics (id, name, created_at) select 't' || n, '话题' || n, now() from generate_series(0, ${TOPICS - 1}) n`,
  `insert into follows (follower_id, followed_id, at)
   select '${FOLLOWER}', 'a' || n, now() from generate_series(1, ${FOLLOWED}) n`,
  `insert into posts (id, author_id, kind, title, body, circle_id, vaccine_code, age_band, state, vetted, idempotency_key,
     published_at, likes, comments, heat, answered)
   select 'p' || g.n, 'a' || (g.n * 7919::bigint % ${AUTHORS}), case when g.n % 3 = 0 then 'question' else 'share' end, s.title, s.body,
     case when g.n % 5 < 4 then 'c' || g.n % ${CIRCLES} end, 'v' || g.n % ${VACCINES}, '1-2y',
     case when g.n % 100 = 99 then 'held' else 'published' end, g.n % 50 <> 1, 'k' || g.n,
     date_trunc('milliseconds', now() - interval '1 day' * ${DAYS} * power((g.n + 0.5) / ${POSTS}, 3)),
     case when g.n % ${LIKES.every} = 0 then ${LIKES.many} else ${LIKES.few} end, 0, g.n % 97, g.n % 3 = 0 and g.n % 2 = 0
   from generate_series(0, ${POSTS - 1}) g(n) join sample s on s.n = g.n % 3000`,
  `insert into post_topics (post_id, topic_id, published_at)
   select p.id, 't' || (substr(p.id, 2)::int / 3) % ${TOPICS}, p.published_at from posts p`,
  `insert into likes (author_id, target_type, target_id, at)
   select 'a' || (n * 31::bigint + i) % ${AUTHORS}, 'post', 'p' || n, now() - interval '2 days'
   from generate_series(0, ${POSTS - 1}) n
   cross join lateral generate_series(1, case when n % ${LIKES.every} = 0 then ${LIKES.many} else ${LIKES.few} end) i`,
  `insert into search_documents (kind, id, title, note, readings, also, terms, rank, visible_from)
   select 'post', p.id, jsonb_build_object('zh', p.title, 'en', p.title), '{"zh":"","en":""}', '', '', s.terms::tsvector,
     -floor(extract(epoch from p.published_at) / 60)::int, p.published_at
   from posts p join sample s on s.n = substr(p.id, 2)::int % 3000 where p.state = 'published'`,
];

/** Indexes and keys of the largest tables are made after their rows: sorted once instead of grown row by row. */
const DEFERRED = ['likes', 'posts', 'post_topics', 'search_documents'];

async function deferIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select case when c.conname is null then format('drop index %I', i.relname) else format('alter table %I drop constraint %I', t.relname, c.conname) end as drop,
       case when c.conname is null then pg_get_indexdef(i.oid) else format('alter table %I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid)) end as make
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     left join pg_constraint c on c.conindid = i.oid and c.contype in ('p', 'u')
     where t.relname = any($1) and not (t.relname = 'posts' and c.contype = 'p')`,
    [DEFERRED],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ make }) => make);
}

async function generate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '1GB';
    set session_replication_role = replica; set max_parallel_maintenance_workers = 0`);
  await client.query(
    'create temporary table sample (n integer primary key, title text, body text, terms text)',
  );
  const { posts } = buildCommunity();
  for (const [n, { title, body }] of posts.entries()) {
    const note = [...body].slice(0, 60).join('');
    const { terms } = documentOf({
      kind: 'post',
      id: '',
      title: { zh: title, en: title },
      note: { zh: note, en: note },
      called: [],
      also: [],
      province: null,
      rank: 0,
      visibleFrom: null,
      visibleUntil: null,
      words: [],
    });
    await client.query('insert into sample values ($1, $2, $3, $4)', [n, title, body, terms]);
  }
  const indexes = await deferIndexes(client);
  for (const statement of [...statements, ...indexes]) {
    const started = performance.now();
    await client.query(statement);
    console.log(
      `  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${statement.trim().split('\n')[0]?.slice(0, 80)}`,
    );
  }
  // A server of this size has at least that.
  await client.query(`alter system set shared_buffers = '1GB'`);
  await client.query('delete from search_stale');
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

/** Name of the cluster that this generator makes; migrations that came later are applied to the copy. */
const nameOfData = (): string =>
  `community-${createHash('sha256')
    .update(JSON.stringify([statements, DEFERRED]))
    .digest('hex')
    .slice(0, 12)}`;

/** A PostgreSQL server with the posts and likes, which are generated once and copied from then on. */
export async function communityTestDatabase(): Promise<TestDatabase> {
  const template = join(process.cwd(), FOLDER, nameOfData());
  if (!existsSync(template)) {
    console.log('generating once:');
    const postgres = await startPostgres();
    const testDatabase = { dataDir: FOLDER, postgres, remove: () => Promise.resolve() };
    await inDatabase(testDatabase, ({ pool }) => migrate(pool, MIGRATIONS));
    await generate(postgres.url);
    const data = await postgres.halt();
    mkdirSync(FOLDER, { recursive: true });
    copyTemplate(data, `${template}-draft`);
    const { uid, gid } = statSync(data);
    chownSync(`${template}-draft`, uid, gid);
    renameSync(`${template}-draft`, template);
    await postgres.stop();
  }
  const postgres = await startPostgres(template);
  await inDatabase({ dataDir: FOLDER, postgres, remove: () => Promise.resolve() }, ({ pool }) =>
    migrate(pool, MIGRATIONS),
  );
  const dataDir = join(process.cwd(), FOLDER, 'community-provider');
  return { dataDir, postgres, remove: () => postgres.stop() };
}
