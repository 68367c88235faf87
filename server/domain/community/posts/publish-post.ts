import type { ContentState } from '@contract/community/cards';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { newId } from '../../../kernel/ids';
import { childrenNames } from '../authors/children-names';
import { findAuthor } from '../authors/find-author';
import { lockWriter } from '../authors/lock-writer';
import { writerOf } from '../authors/writer';
import type { Caller } from '../authors/writer';
import { moderateText, storedText } from '../moderation/moderate-text';
import { openCase } from '../moderation/open-case';
import { awaitPictureChecks } from '../moderation/picture-check';
import { judgeContent } from '../moderation/judge-content';
import { NOT_FOUND, wrongInput } from '../refusals/refusals';
import { requireWithinPostingLimits } from './posting-limits';
import { noteStalePost } from './note-stale';
import { attachPictures, ownPictures } from './pictures';
import { countPost, topicIdsOf } from './topics-of-post';
import { attachVideo, ownVideo, VIDEO_REASON } from './videos';

type Draft = ParsedInputOf<'POST /ugc-api/post/publish.do'>;

export interface Published {
  readonly postId: string;
  readonly state: ContentState;
}

async function madeBefore(db: Db, authorId: string, key: string): Promise<Published | null> {
  const row = await db
    .selectFrom('posts')
    .select(['id', 'state'])
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ? { postId: row.id, state: row.state } : null;
}

/** @throws DomainError 1007, 9999 where the circle or the vaccine does not exist */
async function requireTopics(db: Db, { circleId, vaccineCode }: Draft): Promise<void> {
  if (circleId !== undefined) {
    const circle = await db
      .selectFrom('circles')
      .select('id')
      .where('id', '=', circleId)
      .executeTakeFirst();
    if (!circle) throw NOT_FOUND.circle();
  }
  if (vaccineCode === undefined) return;
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('vaccine_code', '=', vaccineCode)
    .limit(1)
    .executeTakeFirst();
  if (!product) throw wrongInput('没有找到这种疫苗', 'No such vaccine.');
}

/** Id of the encyclopaedia entry that answers a false claim about a vaccine. */
export async function entryFor(db: Db, vaccineCode: string | null): Promise<string | null> {
  if (vaccineCode === null) return null;
  const row = await db
    .selectFrom('products')
    .select('encyclopedia_id')
    .where('vaccine_code', '=', vaccineCode)
    .where('encyclopedia_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row?.encyclopedia_id ?? null;
}

/**
 * Publishes a post, or stores it until its pictures are checked or staff have read it. The same key answers what its
 * first call made.
 * @throws DomainError of the community's codes: who may not write, posting limits, words, what does not exist
 */
export async function publishPost(deps: Deps, caller: Caller, draft: Draft): Promise<Published> {
  const { db } = deps;
  const { session } = caller;
  const existing = await findAuthor(db, session.userId);
  const before = existing && (await madeBefore(db, existing.id, draft.idempotencyKey));
  if (before) return before;
  const author = await writerOf(deps, caller);
  await requireTopics(db, draft);
  const pictures = await ownPictures(deps, session.userId, draft.fileIds);
  const video = await ownVideo(deps, session.userId, draft.videoId);
  const names = await childrenNames(deps, session.userId, caller.today);
  const [title, body] = [storedText(draft.title, names), storedText(draft.text, names)];
  const judged = await moderateText(deps, session.userId, 'FORUM', `${draft.title}\n${draft.text}`);
  const ofRest = [...judged.reasons, ...(video ? [VIDEO_REASON] : [])];
  const { state, reasons } = judgeContent(deps, ofRest, pictures.length);
  const about = judged.claimAbout ?? draft.vaccineCode ?? null;
  const encyclopedia = judged.reasons.includes('claim') ? await entryFor(db, about) : null;
  return db.transaction().execute(async (trx) => {
    await lockWriter(trx, author.id);
    const made = await madeBefore(trx, author.id, draft.idempotencyKey);
    if (made) return made;
    // Not the time of arrival: a check may take seconds, and readers would have passed the post's place by then.
    const now = deps.clock.now();
    const count = pictures.length + (video ? 1 : 0);
    await requireWithinPostingLimits(
      trx,
      author,
      { kind: 'post', text: body, pictures: count },
      now,
    );
    const topics = await topicIdsOf(trx, author, draft.topics, now);
    const postId = newId();
    await trx
      .insertInto('posts')
      .values({
        id: postId,
        author_id: author.id,
        kind: draft.kind,
        title,
        body,
        circle_id: draft.circleId ?? null,
        vaccine_code: draft.vaccineCode ?? null,
        age_band: draft.ageBand ?? null,
        ai_made: draft.aiMade || video?.aiMade === true || pictures.some(({ aiMade }) => aiMade),
        province: author.province,
        state,
        encyclopedia_id: encyclopedia,
        idempotency_key: draft.idempotencyKey,
        published_at: new Date(now),
      })
      .execute();
    if (topics.length > 0)
      await trx
        .insertInto('post_topics')
        .values(
          topics.map((id) => ({ post_id: postId, topic_id: id, published_at: new Date(now) })),
        )
        .execute();
    await attachPictures(trx, { owner_type: 'post', owner_id: postId }, pictures, now);
    await attachVideo(trx, postId, video, now);
    if (state === 'published') {
      await countPost(trx, postId, 1);
      await noteStalePost(trx, postId);
    } else if (state === 'held') await openCase(trx, { type: 'post', id: postId }, reasons, now);
    else await awaitPictureChecks(trx, { type: 'post', id: postId }, pictures, now);
    return { postId, state };
  });
}
