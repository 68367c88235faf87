import type { Client } from 'pg';
import { inDatabase } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { aFamily, anUpload } from '../kit/worlds/family';
import {
  CIRCLE,
  draftOf,
  letWriteAgain,
  newKey,
  TOPIC_NAME,
  VACCINE,
} from '../kit/worlds/community-world';
import type { CommunityStaff, CommunityWorld } from '../kit/worlds/community-world';
import { sqlNow } from '../../run-clock';

/** What one author has in the community, by the ids that calls take. */
export interface OwnedContent {
  readonly userId: string;
  readonly published: string;
  readonly held: string;
  readonly removed: string;
  readonly deleted: string;
  readonly comment: string;
  readonly heldComment: string;
  readonly removedComment: string;
  readonly deletedComment: string;
  /** Another person's published comments, by the state of the post that they are on. */
  readonly onPublished: string;
  readonly onHeld: string;
  readonly onRemoved: string;
  readonly onDeleted: string;
  readonly decisionId: string;
  readonly fileId: string;
  /** Key under which `published` was published. */
  readonly key: string;
}

/** Words of what others must never read. */
export const SECRET = /待审词|下架词|已删词|被关注的人/;
/** Words of what all may read but those who are blocked. */
export const SHOWN = /公开词/;

const PUBLISH = 'POST /ugc-api/post/publish.do';
const COMMENT = 'POST /ugc-api/comment/publish.do';
const DECIDE = 'POST /ugc-api/moderation/decide.do';

/** Posts and comments of an author in every state, a decision against them, an upload, and somebody whom they follow. */
export async function makeOwned(
  world: CommunityWorld,
  owner: Caller,
  ownerId: string,
  { staff, reporter }: { readonly staff: CommunityStaff; readonly reporter: Caller },
): Promise<OwnedContent> {
  const { provider, testDatabase } = world;
  const publish = async (text: string): Promise<{ postId: string; key: string }> => {
    await letWriteAgain(world);
    const draft = draftOf({
      kind: 'question',
      title: `疑问 ${text}`,
      text,
      circleId: CIRCLE,
      topics: [TOPIC_NAME],
      vaccineCode: VACCINE,
    });
    const { postId } = await provider.ok(PUBLISH, draft, owner);
    return { postId, key: draft.idempotencyKey };
  };
  const published = await publish('公开词');
  const { postId: held } = await publish('待审词 加我微信');
  const { postId: removed } = await publish('下架词');
  const { postId: deleted } = await publish('已删词');
  const say = async (text: string, as = owner): Promise<string> => {
    await letWriteAgain(world);
    const target = { targetType: 'post', targetId: published.postId } as const;
    const made = await provider.ok(COMMENT, { ...target, text, idempotencyKey: newKey() }, as);
    return made.commentId;
  };
  const comment = await say('公开词 评论');
  const heldComment = await say('待审词 评论 加我微信');
  const removedComment = await say('下架词 评论');
  const deletedComment = await say('已删词 评论');
  const onPublished = await say('别人的评论', reporter);
  // As if it had been written before the post was hidden.
  const copyOn = async (postId: string): Promise<string> => {
    const id = `on-${postId}`;
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(
        `insert into comments select (jsonb_populate_record(c, jsonb_build_object('id', $1::text, 'target_id', $2::text, 'idempotency_key', $1::text))).*
         from comments c where c.id = $3`,
        [id, postId, onPublished],
      ),
    );
    return id;
  };
  const [onHeld, onRemoved, onDeleted] = [
    await copyOn(held),
    await copyOn(removed),
    await copyOn(deleted),
  ];
  await provider.ok('POST /ugc-api/post/remove.do', { postId: deleted }, owner);
  await provider.ok('POST /ugc-api/comment/remove.do', { commentId: deletedComment }, owner);
  const { fileId } = await aFamily(provider, owner).with(anUpload(testDatabase));
  for (const [sourceId, sourceType] of [
    [removed, 10],
    [removedComment, 20],
  ] as const) {
    const report = { sourceId, sourceType, reason: 'abuse' } as const;
    await provider.ok('POST /ugc-api/report/save.do', report, reporter);
    const { list } = await provider.ok('GET /ugc-api/moderation/queue.do', {}, staff.mia);
    const caseId = list.find(({ targetId }) => targetId === sourceId)?.caseId ?? '';
    await provider.ok(DECIDE, { caseId, action: 'remove', reason: 'abuse' }, staff.mia);
  }
  const followed = 'followed';
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(
      `insert into authors (id, nickname, head_img, created_at) values ($1, '被关注的人', '', ${sqlNow()})`,
      [followed],
    ),
  );
  await provider.ok('POST /ugc-api/user/follow.do', { userId: followed, on: true }, owner);
  const { list } = await provider.ok('GET /ugc-api/decision/list.do', {}, owner);
  return {
    userId: ownerId,
    published: published.postId,
    key: published.key,
    held,
    removed,
    deleted,
    comment,
    heldComment,
    removedComment,
    deletedComment,
    onPublished,
    onHeld,
    onRemoved,
    onDeleted,
    decisionId: list[0]?.decisionId ?? '',
    fileId,
  };
}

/** Everything of an author that only they may change, and whose changes nobody else causes; counters are left out. */
export async function ownedState(database: Client, ownerId: string): Promise<unknown> {
  const { rows } = await database.query(
    `select
       (select to_jsonb(a) - '{followers,likes}'::text[] from authors a where a.id = $1) as author,
       (select jsonb_agg(to_jsonb(p) - '{likes,comments,collects,heat,answered,vetted}'::text[] order by p.id) from posts p where p.author_id = $1) as posts,
       (select jsonb_agg(to_jsonb(c) - '{likes,replies}'::text[] order by c.id) from comments c where c.author_id = $1) as comments,
       (select jsonb_agg(to_jsonb(f) order by f.followed_id) from follows f where f.follower_id = $1) as follows,
       (select jsonb_agg(to_jsonb(b) order by b.blocked_id) from blocks b where b.author_id = $1) as blocks,
       (select jsonb_agg(to_jsonb(l)) from likes l where l.author_id = $1) as likes,
       (select jsonb_agg(to_jsonb(d) order by d.id) from moderation_decisions d where d.author_id = $1) as decisions,
       (select count(*) from appeals where author_id = $1) as appeals,
       (select jsonb_agg(to_jsonb(u)) from uploads u join authors a on a.user_id = u.user_id where a.id = $1) as uploads`,
    [ownerId],
  );
  return rows[0];
}
