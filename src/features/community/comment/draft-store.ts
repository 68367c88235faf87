import { createSessionDraft } from '@/shared/session/session-draft';
import { EMPTY_DRAFT } from './attempt-rules';
import type { CommentDraft } from './attempt-rules';
import { targetKey } from './comment-target';
import type { OpenComposer } from './composer-store';

/** Drafts that are kept; the oldest goes first. */
const MOST_DRAFTS = 20;

interface CommentDrafts {
  readonly drafts: Readonly<Record<string, CommentDraft>>;
}

/** Unsent comments and replies by what they are on. They outlive the app. */
const useDrafts = createSessionDraft<CommentDrafts>(
  'commentDrafts',
  { drafts: {} },
  { isEmpty: ({ drafts }) => Object.keys(drafts).length === 0, isLasting: true },
);

/** Names what a composer writes on, and answers. */
export const composerKey = ({ target, replyTo }: OpenComposer): string =>
  `${targetKey(target)}:${replyTo?.commentId ?? ''}`;

const of = ({ drafts }: CommentDrafts, composer: OpenComposer): CommentDraft =>
  drafts[composerKey(composer)] ?? EMPTY_DRAFT;

/** The draft of a composer. */
export const useCommentDraft = (composer: OpenComposer): CommentDraft =>
  useDrafts((state) => of(state, composer));

/** The same outside React. */
export const commentDraft = (composer: OpenComposer): CommentDraft =>
  of(useDrafts.getState(), composer);

/** Changes a draft; an empty text without an attempt is no draft. */
export function changeCommentDraft(composer: OpenComposer, change: Partial<CommentDraft>): void {
  const name = composerKey(composer);
  const { drafts } = useDrafts.getState();
  const changed = { ...commentDraft(composer), ...change };
  const others = Object.entries(drafts).filter(([key]) => key !== name);
  const isRetained = changed.text !== '' || changed.attempt !== null;
  const next = isRetained ? [...others, [name, changed] as const] : others;
  useDrafts.setState({ drafts: Object.fromEntries(next.slice(-MOST_DRAFTS)) });
}

export const dropCommentDraft = (composer: OpenComposer): void =>
  changeCommentDraft(composer, EMPTY_DRAFT);
