import { useState } from 'react';
import type {
  ContentDetail,
  ContentProblem,
  ShownContent,
} from '@contract/manage/content-endpoints';
import { EMPTY_TEXT, onNewer } from '@contract/manage/content-rules';
import type { ContentField, ContentKind, ContentText } from '@contract/manage/content-rules';
import { shownError } from '@/http/failure/shown-error';
import { manageRequest } from '../api';
import { useContentDraft } from './content-drafts';
import type { ContentDraft } from './content-drafts';

/** The text that is edited; `contentId` null: a new one. */
export interface EditedContent {
  readonly kind: ContentKind;
  readonly contentId: string | null;
  /** A new notice's clinic. */
  readonly depaCode: string | null;
}

/** What somebody else has saved meanwhile. */
export interface ContentConflict {
  readonly theirs: ContentText;
  /** Fields that they have changed. */
  readonly changed: readonly ContentField[];
  /** Fields that both have changed: the own text is kept. */
  readonly both: readonly ContentField[];
}

export interface Preview {
  readonly zh: ShownContent;
  readonly en: ShownContent;
}

const draftName = ({ kind, contentId, depaCode }: EditedContent): string =>
  `${kind} ${contentId ?? `new ${depaCode ?? ''}`}`;

const hasErrors = (problems: readonly ContentProblem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

/**
 * A text while it is edited: what is typed is kept until it is saved, also where saving is refused or somebody else was first.
 * @param stored as it is stored; null: a new one
 */
export function useContentEditor(edited: EditedContent, stored: ContentDetail | null) {
  const began = stored && { version: stored.version, text: stored.text };
  const initial: ContentDraft = { began, text: stored?.text ?? EMPTY_TEXT };
  const [draft, keep] = useContentDraft<ContentDraft>(draftName(edited), initial);
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  const [conflict, setConflict] = useState<ContentConflict | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { kind, contentId, depaCode } = edited;
  const { text } = draft;

  async function run<Result>(step: () => Promise<Result>): Promise<Result | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setFailure(null);
    try {
      return await step();
    } catch (error) {
      setFailure(shownError(error).msg);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  const type = (next: Partial<ContentText>): void =>
    keep({ ...draft, text: { ...draft.text, ...next } });

  /** @returns what is stored now; undefined where nothing was saved */
  async function save(): Promise<ContentDetail | undefined> {
    const version = draft.began?.version ?? null;
    const clinic = depaCode === null ? {} : { depaCode };
    const input = { kind, contentId, ...clinic, version, text };
    const answer = await run(() => manageRequest('POST /manage/content/save.do', input));
    if (!answer) return undefined;
    if (answer.outcome === 'conflict') {
      meet(answer.current);
      return undefined;
    }
    setProblems(answer.problems);
    if (answer.outcome === 'refused') return undefined;
    setConflict(null);
    keep(undefined);
    return answer.detail;
  }

  /** Puts what was typed on the newer version. */
  function meet({ version, text: newer }: ContentDetail): void {
    const first = draft.began?.text ?? EMPTY_TEXT;
    const merged = onNewer(kind, first, text, newer);
    setConflict({ theirs: newer, changed: merged.changed, both: merged.both });
    keep({ began: { version, text: newer }, text: merged.text });
  }

  async function show(): Promise<void> {
    const input = { kind, contentId, text };
    const answer = await run(() => manageRequest('POST /manage/content/preview.do', input));
    if (!answer) return;
    setProblems(answer.problems);
    setPreview(answer.shown);
  }

  return {
    text,
    type,
    /** Nothing was typed that is not saved. */
    isSaved: draft === initial,
    forget: () => keep(undefined),
    problems,
    isRefused: hasErrors(problems),
    conflict,
    resolve: (field: ContentField) => {
      if (!conflict) return;
      type({ [field]: conflict.theirs[field] });
      setConflict({ ...conflict, both: conflict.both.filter((each) => each !== field) });
    },
    preview,
    closePreview: () => setPreview(null),
    show,
    save,
    takeBack: () =>
      contentId === null
        ? Promise.resolve(undefined)
        : run(() => manageRequest('POST /manage/content/takeBack.do', { kind, contentId })),
    failure,
    busy,
  };
}

export type ContentEditor = ReturnType<typeof useContentEditor>;
