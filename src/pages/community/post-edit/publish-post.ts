import type { DataOf, InputOf } from '@contract/endpoints';
import { isRefusal } from '@/http/failure/api-error';
import { refreshServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { contentOf, hasAiMark } from './draft-rules';
import type { PostDraft } from './draft-rules';
import { changeDraftNow, discardDraft } from './draft-store';
import { publishedTopics } from './topic-rules';

const SEND = { isJson: true, neverCancel: true, failure: 'in-place' } as const;

/** A post that others see, or that is being checked. */
export interface Published {
  readonly postId: string;
  readonly state: DataOf<'POST /ugc-api/post/publish.do'>['state'];
  /** An earlier attempt had arrived: its pictures and places stand, not those of the draft. */
  readonly hasOldParts: boolean;
}

type Draft = InputOf<'POST /ugc-api/post/publish.do'>;

const inputOf = (draft: PostDraft, fileIds: readonly string[]): Draft => ({
  kind: draft.kind,
  title: draft.title.trim(),
  text: draft.text.trim(),
  fileIds: [...fileIds],
  topics: publishedTopics(draft),
  aiMade: draft.aiMade || hasAiMark(draft),
  idempotencyKey: draft.idempotencyKey,
  ...(draft.video && { videoId: draft.video.fileId }),
  ...(draft.circleId && { circleId: draft.circleId }),
  ...(draft.vaccineCode && { vaccineCode: draft.vaccineCode }),
  ...(draft.ageBand && { ageBand: draft.ageBand }),
});

const edit = (postId: string, { title, text }: PostDraft) =>
  request('POST /ugc-api/post/edit.do', { postId, title: title.trim(), text: text.trim() }, SEND);

function postsChanged(): void {
  void refreshServerData('GET /ugc-api/post/detail.do');
  void refreshServerData('GET /ugc-api/user/detail.do');
}

/**
 * Publishes a draft and discards it. Without an answer the post may have been made: the same key is sent again then,
 * which answers that post, and what has been rewritten since is saved as a change of it.
 * @throws ApiError; the draft stays
 */
export async function publishPost(
  form: string,
  draft: PostDraft,
  fileIds: readonly string[],
): Promise<Published> {
  const before = draft.unanswered;
  const content = contentOf(draft);
  if (!before) changeDraftNow(form, { unanswered: content });
  try {
    const { postId, state } = await request(
      'POST /ugc-api/post/publish.do',
      inputOf(draft, fileIds),
      SEND,
    );
    const isRewritten = before !== null && before.words !== content.words;
    const now = isRewritten ? (await edit(postId, draft)).state : state;
    discardDraft(form);
    postsChanged();
    return { postId, state: now, hasOldParts: before !== null && before.rest !== content.rest };
  } catch (error) {
    // A refusal is an answer: nothing was made, unless an earlier call was not answered.
    if (isRefusal(error) && !before) changeDraftNow(form, { unanswered: null });
    throw error;
  }
}

/** Saves a change of a published post and discards its draft. @throws ApiError; the draft stays */
export async function saveEdit(form: string, postId: string, draft: PostDraft): Promise<Published> {
  const { state } = await edit(postId, draft);
  discardDraft(form);
  postsChanged();
  return { postId, state, hasOldParts: false };
}
