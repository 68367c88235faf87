import type { Symptom } from '@contract/follow-up/symptom-rules';
import { createSessionDraft } from '@/shared/session/session-draft';
import { traceId } from '@/http/wire/trace-id';
import { DRAFTS_ENTRY } from './draft-entry';

/** An answer that has not arrived at the provider. */
export interface AnswerDraft {
  readonly orderId: string;
  /** The provider stores it once under this id. */
  readonly submissionId: string;
  readonly unusual: boolean;
  readonly symptoms: readonly Symptom[];
  /** As typed. */
  readonly temperature: string;
  readonly swelling: string;
  /** Uploaded pictures, once it was sent. */
  readonly fileIds: readonly string[];
  /** It was sent, and has no answer yet; it is sent again until it has one. */
  readonly isPending: boolean;
}

interface Drafts {
  readonly drafts: Readonly<Record<string, AnswerDraft>>;
}

/**
 * On the device until it has arrived, also after the app was closed: the consent to the follow-up covers it, and what was
 * noticed in a place without network must not be lost.
 */
const useDrafts = createSessionDraft<Drafts>(
  DRAFTS_ENTRY,
  { drafts: {} },
  { isEmpty: ({ drafts }) => Object.keys(drafts).length === 0, isLasting: true },
);

/** A new answer for a vaccination. */
export const newDraft = (orderId: string, unusual: boolean): AnswerDraft => ({
  orderId,
  submissionId: traceId(),
  unusual,
  symptoms: [],
  temperature: '',
  swelling: '',
  fileIds: [],
  isPending: false,
});

export const keepDraft = (draft: AnswerDraft): void =>
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [draft.orderId]: draft } }));

export const dropDraft = (orderId: string): void =>
  useDrafts.setState(({ drafts }) => {
    const { [orderId]: _gone, ...others } = drafts;
    return { drafts: others };
  });

export const draftOf = (orderId: string): AnswerDraft | undefined =>
  useDrafts.getState().drafts[orderId];

export const useAnswerDraft = (orderId: string): AnswerDraft | undefined =>
  useDrafts(({ drafts }) => drafts[orderId]);

/** Drops the answers to all of a visit's vaccinations. */
export const dropDrafts = (orderIds: readonly string[]): void => orderIds.forEach(dropDraft);

/** Answers that were sent and have not arrived. */
export const pendingDrafts = (): AnswerDraft[] =>
  Object.values(useDrafts.getState().drafts).filter(({ isPending }) => isPending);

/** All answers on the device, by vaccination. */
export const useAnswerDrafts = (): Drafts['drafts'] => useDrafts(({ drafts }) => drafts);
