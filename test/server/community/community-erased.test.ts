import { Client } from 'pg';
import { COMMUNITY_CODE } from '@contract/errors';
import type { Caller } from '../kit/worlds/booking-world';
import {
  ARTICLE,
  CIRCLE,
  createCommunity,
  draftOf,
  insertCommunityStaff,
  letWriteAgain,
  newKey,
  TOPIC,
  TOPIC_NAME,
} from '../kit/worlds/community-world';
import type { CommunityStaff, CommunityWorld } from '../kit/worlds/community-world';
import { wrongCounters } from './community-audit';
import { until } from '../kit/until';
import { sqlNow } from '../../run-clock';

const PUBLISH = 'POST /ugc-api/post/publish.do';
const COMMENT = 'POST /ugc-api/comment/publish.do';
const DETAIL = 'GET /ugc-api/post/detail.do';
const REPORT = 'POST /ugc-api/report/save.do';
/** What a rule holds for staff. */
const AD = '加我微信，价格好说';

/** Columns that may still contain the id of a deleted author, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'moderation_decisions.target_id': 'the log of decisions stays; the id belongs to nobody any more',
  'network_log.user_id': 'the log of six months stays; the id belongs to nobody any more',
};

let world: CommunityWorld;
let database: Client;
let staff: CommunityStaff;
let people: Caller[];

beforeAll(async () => {
  world = await createCommunity(7);
  people = [...world.people];
  staff = await insertCommunityStaff(world);
  database = new Client({ connectionString: world.testDatabase.postgres?.url });
  await database.connect();
  const { rows } = await database.query<{ table_name: string }>(
    `select distinct table_name from information_schema.columns where table_schema = current_schema()`,
  );
  tables = rows.map((row) => row.table_name);
});
afterAll(async () => {
  await database?.end();
  await world?.stop();
});

let tables: string[] = [];

/** Waits until a job has worked through its table. */
async function emptied(table: 'interactions_due' | 'search_stale'): Promise<void> {
  const left = async () => (await database.query(`select * from ${table} limit 1`)).rows;
  await until(left, ({ length }) => length === 0);
}

/** Columns of any table that contain one of the needles, as `table.column`. */
async function columnsWith(needles: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await database.query<{ column_name: string }>(
      `select distinct e.key as column_name from "${table}" t, lateral jsonb_each_text(to_jsonb(t)) e
       where exists (select from unnest($1::text[]) needle where position(needle in e.value) > 0)`,
      [needles],
    );
    found.push(...rows.map((row) => `${table}.${row.column_name}`));
  }
  return found.sort();
}

interface Written {
  readonly postId: string;
  readonly commentId: string;
  readonly replyId: string;
  readonly reportId: string;
}

/** Everything that somebody can have in the community, beside what another has. */
async function useEverything(me: Caller, authorId: string, word: string): Promise<Written> {
  const { provider } = world;
  const other = people[3] as Caller;
  const otherId = world.authorIds[3] ?? '';
  await letWriteAgain(world);
  const theirs = (await provider.ok(PUBLISH, draftOf({ kind: 'question', title: '问' }), other))
    .postId;
  const target = { targetType: 'post', targetId: theirs } as const;
  const say = async (as: Caller, text: string, more: object = {}): Promise<string> => {
    await letWriteAgain(world);
    const comment = { ...target, text, idempotencyKey: newKey(), ...more };
    return (await provider.ok(COMMENT, comment, as)).commentId;
  };
  const verified = (userType: 10 | 20, hospital = '', title = '') =>
    provider.ok(
      'POST /ugc-api/moderation/verify.do',
      { userId: authorId, userType, hospital, title },
      staff.mia,
    );
  await verified(20, `${word} 医院`, `${word} 主任`);
  const commentId = await say(me, `${word} 评论`);
  const theirComment = await say(other, '别人的评论');
  const replyId = await say(me, `${word} 回复`, { replyToId: theirComment });
  await say(other, '别人的回复', { replyToId: commentId });
  await say(me, `${word} 文章评论`, { targetType: 'article', targetId: ARTICLE });
  await verified(10);
  const fileId = newKey();
  await database.query(
    `insert into uploads (id, user_id, kind, type, bytes, created_at) values ($1, $2, 'image', 'png', 1, ${sqlNow()})`,
    [fileId, me.userId],
  );
  const draft = draftOf({ text: `${word} 帖子`, circleId: CIRCLE, topics: [TOPIC_NAME] });
  const { postId } = await provider.ok(PUBLISH, draft, me);
  await database.query(
    `insert into content_pictures (owner_type, owner_id, place, upload_id, width, height) values ('post', $1, 0, $2, 9, 9)`,
    [postId, fileId],
  );
  await provider.ok('POST /ugc-api/post/edit.do', { postId, title: '', text: `${word} 改过` }, me);
  await provider.ok('POST /ugc-api/user/update.do', { nickname: word, intro: `${word} 简介` }, me);
  for (const [as, targetType, targetId] of [
    [me, 'post', theirs],
    [me, 'comment', theirComment],
    [me, 'article', ARTICLE],
    [other, 'post', postId],
    [other, 'comment', commentId],
  ] as const)
    await provider.ok('POST /ugc-api/like/set.do', { targetType, targetId, on: true }, as);
  for (const [as, targetType, targetId] of [
    [me, 'post', theirs],
    [me, 'article', ARTICLE],
    [other, 'post', postId],
  ] as const)
    await provider.ok('POST /ugc-api/collect/set.do', { targetType, targetId, on: true }, as);
  await provider.ok('POST /ugc-api/user/follow.do', { userId: otherId, on: true }, me);
  await provider.ok('POST /ugc-api/user/follow.do', { userId: authorId, on: true }, other);
  await provider.ok(
    'POST /ugc-api/user/block.do',
    { userId: world.authorIds[2] ?? '', on: true },
    me,
  );
  await provider.ok('POST /ugc-api/user/block.do', { userId: authorId, on: true }, people[2]);
  await provider.ok('POST /ugc-api/topic/follow.do', { topicId: TOPIC, on: true }, me);
  await provider.ok('POST /ugc-api/circle/join.do', { circleId: CIRCLE, on: true }, me);
  await database.query('update posts set vetted = false where id = $1', [theirs]);
  await provider.ok(DETAIL, { postId: theirs }, me);
  const report = {
    sourceId: theirs,
    sourceType: 10,
    reason: 'spam',
    explain: `${word} 说明`,
  } as const;
  const { reportId } = await provider.ok(REPORT, report, me);
  // Nobody is notified of what somebody muted did.
  await emptied('interactions_due');
  const { decisionId } = await provider.ok(
    'POST /ugc-api/moderation/mute.do',
    { userId: authorId, days: 1, reason: 'abuse', detail: `${word} 骂人` },
    staff.mia,
  );
  await provider.ok('POST /ugc-api/appeal/save.do', { decisionId, text: `${word} 申诉` }, me);
  return { postId, commentId, replyId, reportId };
}

async function deleteAccount(me: Caller, posts: 'remove' | 'anonymise'): Promise<void> {
  await world.provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, me);
  const { rows } = await database.query<{ mobile: string }>(
    'select mobile from outbox order by id desc limit 1',
  );
  const vcode = await world.provider.newestCode(rows[0]?.mobile ?? '');
  await world.provider.ok('POST /passport/user/delete.do', { vcode, posts }, me);
}

test.each([
  ['remove', 0, '离开的甲'],
  ['anonymise', 1, '离开的乙'],
] as const)(
  '%s: nothing names the author any more, and every counter is exact',
  async (posts, at, word) => {
    const me = people[at] as Caller;
    const authorId = world.authorIds[at] ?? '';
    const { postId, commentId } = await useEverything(me, authorId, word);
    expect(await wrongCounters(database)).toEqual([]);
    for (const table of ['posts', 'comments'])
      await database.query(`update ${table} set province = '33' where author_id = $1`, [authorId]);
    const check = await world.provider.ok('GET /passport/user/delete/check.do', {}, me);
    expect(check.written).toBe(4);
    const before = await columnsWith([authorId]);
    expect(await columnsWith([word])).toEqual(
      expect.arrayContaining(['moderation_decisions.before', 'moderation_decisions.detail']),
    );
    const decided = `select action, reason, at, muted_until, staff_id from moderation_decisions
      where target_id = $1 order by at, id`;
    const { rows: decisions } = await database.query(decided, [authorId]);
    expect(decisions).toHaveLength(3);
    const { rows: referring } = await database.query<{ column: string }>(
      `select c.conrelid::regclass || '.' || a.attname as column from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'authors'::regclass`,
    );
    // Every column that refers to authors was in use.
    expect(referring.filter(({ column }) => !before.includes(column))).toEqual([]);

    // What was published is in the network log by now, however fast this was.
    await world.provider.runJobs();
    await deleteAccount(me, posts);
    expect(await wrongCounters(database)).toEqual([]);
    const left = await columnsWith([authorId, me.userId]);
    expect(
      left.filter((column) => !(column in EXCEPTIONS) && !column.startsWith('users.')),
    ).toEqual([]);
    await emptied('search_stale');
    expect((await database.query(decided, [authorId])).rows).toEqual(decisions);
    const texts = await columnsWith([word]);
    const found = ['search_documents.also', 'search_documents.note', 'search_documents.terms'];
    expect(texts).toEqual(posts === 'remove' ? [] : ['comments.body', 'posts.body', ...found]);
    const shown = await world.provider.call(DETAIL, { postId });
    if (posts === 'remove') expect(shown.code).toBe(COMMUNITY_CODE.POST_NOT_FOUND);
    else expect(shown.data).toMatchObject({ author: null, text: `${word} 改过`, pictures: [] });
    const { rows } = await database.query('select state from comments where id = $1', [commentId]);
    expect(rows).toEqual([{ state: posts === 'remove' ? 'deleted' : 'published' }]);
    const { rows: placed } = await database.query(
      `select id from posts where province = '33' union all select id from comments where province = '33'`,
    );
    expect(placed).toEqual([]);
  },
);

test.each([
  ['remove', 4, 0, 'upheld'],
  ['anonymise', 5, 4, null],
] as const)(
  '%s: the moderators’ queue keeps no more than what is still there',
  async (posts, at, open, outcome) => {
    const { provider } = world;
    const [me, other] = [people[at], people[3]] as [Caller, Caller];
    await letWriteAgain(world);
    const { postId: held } = await provider.ok(PUBLISH, draftOf({ text: AD }), me);
    await letWriteAgain(world);
    const { postId: sourceId } = await provider.ok(PUBLISH, draftOf(), me);
    const say = async (text: string): Promise<string> => {
      await letWriteAgain(world);
      const target = { targetType: 'article', targetId: ARTICLE } as const;
      const comment = { ...target, text, idempotencyKey: newKey() };
      return (await provider.ok(COMMENT, comment, me)).commentId;
    };
    const heldComment = await say(AD);
    const comment = await say('不实的话');
    const report = { sourceId, sourceType: 10, reason: 'abuse' } as const;
    const ofComment = { sourceId: comment, sourceType: 20, reason: 'abuse' } as const;
    const reportIds = [
      (await provider.ok(REPORT, report, other)).reportId,
      (await provider.ok(REPORT, ofComment, other)).reportId,
    ];
    const ofThem = async () => {
      const { list } = await provider.ok('GET /ugc-api/moderation/queue.do', {}, staff.mia);
      return list.filter(({ targetId }) =>
        [held, sourceId, heldComment, comment].includes(targetId),
      );
    };
    expect(await ofThem()).toHaveLength(4);
    await deleteAccount(me, posts);
    expect(await ofThem()).toHaveLength(open);
    const { list } = await provider.ok('GET /ugc-api/report/list.do', {}, other);
    for (const reportId of reportIds)
      expect(list.find((each) => each.reportId === reportId)).toMatchObject({ outcome });
  },
);

test('anonymise: what only waited for the checks of pictures is shown, posts and comments', async () => {
  const { provider } = world;
  const me = people[6] as Caller;
  await letWriteAgain(world);
  const { postId } = await provider.ok(PUBLISH, draftOf({ text: AD }), me);
  const target = { targetType: 'article', targetId: ARTICLE } as const;
  const comment = { ...target, text: AD, idempotencyKey: newKey() };
  const { commentId } = await provider.ok(COMMENT, comment, me);
  for (const [table, id] of [
    ['posts', postId],
    ['comments', commentId],
  ] as const)
    await database.query(`update ${table} set state = 'checking' where id = $1`, [id]);
  await deleteAccount(me, 'anonymise');
  const shown = await provider.ok(DETAIL, { postId });
  expect(shown).toMatchObject({ state: 'published', author: null });
  const { list } = await provider.ok('GET /ugc-api/comment/list.do', target);
  expect(list.map((each) => each.commentId)).toContain(commentId);
  expect(await wrongCounters(database)).toEqual([]);
});
