import type { AgeBand, PostKind } from '@contract/community/cards';
import { TEXT_LIMITS } from '@contract/community/content-limit-rules';
import type { Query } from '@/routes/query';
import { allTopics } from './topic-rules';
import type { DraftPicture } from './picture-rules';

/** What a post was sent with, to see whether the draft has changed since. */
export interface SentContent {
  /** Title and text, which can still be changed after publishing. */
  readonly words: string;
  /** All else, which cannot. */
  readonly rest: string;
}

/** A video that the provider has. No copy of it stays on the device, which may lack the room. */
export interface DraftVideo {
  readonly fileId: string;
  /** ms */
  readonly duration: number;
  /** The file itself says that AI made it. */
  readonly aiMade?: boolean;
}

/** A post that is being written. It is stored on the device until it is published. */
export interface PostDraft {
  readonly kind: PostKind;
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly DraftPicture[];
  /** Uploaded; none in drafts of earlier versions. */
  readonly video?: DraftVideo | null;
  /** '' for none, as all that is chosen from a list. */
  readonly circleId: string;
  /** Chosen ones; more may be in the text. */
  readonly topics: readonly string[];
  readonly vaccineCode: string;
  readonly ageBand: AgeBand | '';
  readonly aiMade: boolean;
  /** Under this key the provider makes one post, however often it is asked. */
  readonly idempotencyKey: string;
  /** What was sent under the key and not answered; null: nothing was. */
  readonly unanswered: SentContent | null;
  /** Title and text that the form began with, see {@link wordsOf}: '' for a new post. */
  readonly original: string;
  /** Query of the form's link, which opens it again. */
  readonly link: Query;
  /** CSS pixels that the form was scrolled by when the draft was stored; none in one that was never left. */
  readonly scrollTop?: number;
  /** ms. */
  readonly changedAt: number;
}

/** Whether a file of the draft says that AI made it: no author may leave that out. */
export const hasAiMark = ({ pictures, video }: Pick<PostDraft, 'pictures' | 'video'>): boolean =>
  video?.aiMade === true || pictures.some(({ aiMade }) => aiMade === true);

/** Which form a draft belongs to: each has its own. */
export interface PostForm {
  readonly key: string;
  /** The post whose text is being changed; undefined for a new one. */
  readonly postId: string | undefined;
  /** The part of the link's query that names the form. */
  readonly link: Query;
  /** What the link that opened the form has chosen. */
  readonly preset: Partial<PostDraft>;
}

/** The form that a link opens. */
export function formOf(query: Query): PostForm {
  const { postId, kind, circleId = '', name: topic = '', vaccineCode = '' } = query;
  if (postId) return { key: `edit ${postId}`, postId, link: { postId }, preset: {} };
  const context = [circleId, topic, vaccineCode].filter(Boolean).join(' ');
  return {
    key: context ? `new ${context}` : 'new',
    postId: undefined,
    link: {
      ...(circleId && { circleId }),
      ...(vaccineCode && { vaccineCode }),
      ...(topic && { name: topic }),
    },
    preset: {
      ...(kind === 'question' || kind === 'share' ? { kind } : vaccineCode && { kind: 'question' }),
      ...(circleId && { circleId }),
      ...(vaccineCode && { vaccineCode }),
      ...(topic && { topics: [topic] }),
    },
  };
}

/** Title and text as they are compared. */
export const wordsOf = ({ title, text }: Pick<PostDraft, 'title' | 'text'>): string =>
  `${title.trim()}\n${text.trim()}`.trim();

/** Whether somebody has written or added something: what a link or a published post began with does not count. */
export const isWritten = (draft: PostDraft): boolean =>
  wordsOf(draft) !== draft.original || draft.pictures.length > 0 || !!draft.video;

/** Why a draft cannot be published as it is, by field. */
export interface DraftViolations {
  readonly title?: 'missing' | 'long';
  readonly text?: 'missing' | 'long';
  readonly topics?: 'many';
}

function lengthViolation(value: string, most: number): 'missing' | 'long' | undefined {
  if (value.trim() === '') return 'missing';
  return value.trim().length > most ? 'long' : undefined;
}

/** Empty where it can be published; pictures are judged by `picture-rules`. */
export function violationsOf(draft: PostDraft, most: number): DraftViolations {
  const title = lengthViolation(draft.title, TEXT_LIMITS.title);
  const text = lengthViolation(draft.text, TEXT_LIMITS.post);
  return {
    ...(title && (draft.kind === 'question' || title === 'long') && { title }),
    ...(text && { text }),
    ...(allTopics(draft).length > most && { topics: 'many' as const }),
  };
}

/** What a draft is sent with. Blanks at the ends are not sent. */
export const contentOf = (draft: PostDraft): SentContent => ({
  words: JSON.stringify([draft.title.trim(), draft.text.trim()]),
  rest: JSON.stringify([
    draft.kind,
    draft.pictures.map(({ key }) => key),
    draft.video?.fileId ?? '',
    draft.circleId,
    draft.topics,
    draft.vaccineCode,
    draft.ageBand,
    draft.aiMade,
  ]),
});
