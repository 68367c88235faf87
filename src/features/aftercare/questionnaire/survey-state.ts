import { createSessionDraft } from '@/shared/session/session-draft';
import { session } from '@/shared/session/session-store';
import type { SurveyDraft } from './draft-rules';

/** What a questionnaire is filled in about. */
export interface SurveySubject {
  readonly code: string;
  readonly orderId: string;
}

/** The survey state of the specification (§3). Stored on the device until it is sent: a killed app loses nothing. */
interface SurveyState {
  /** The questionnaire that is open, and the visit that it is about. */
  readonly submitInfoForSurvey: SurveySubject | null;
  /** What is to be sent, by {@link draftKey}. */
  readonly surveySubmitInfo: Readonly<Record<string, SurveyDraft>>;
  /** Account of the drafts. */
  readonly owner: string;
}

const NOTHING: SurveyState = { submitInfoForSurvey: null, surveySubmitInfo: {}, owner: '' };
/** Drafts that the device stores; the oldest goes first. */
const MOST_DRAFTS = 6;

/** Named in `PERSONAL_ENTRIES`; ends at sign-out. */
export const useSurvey = createSessionDraft<SurveyState>('surveyState', NOTHING, {
  isLasting: true,
  isEmpty: ({ surveySubmitInfo }) => Object.keys(surveySubmitInfo).length === 0,
});

export const draftKey = ({ code, orderId }: SurveySubject): string => `${code}/${orderId}`;

const owner = (): string => session().userInfo?.id ?? '';

/** Drafts of another account, whose session expired on this device, are not shown to this one. */
function own(): SurveyState {
  const state = useSurvey.getState();
  return state.owner === owner() ? state : { ...NOTHING, owner: owner() };
}

/** The device's draft of a questionnaire; null without one. */
export const deviceDraft = (subject: SurveySubject): SurveyDraft | null =>
  own().surveySubmitInfo[draftKey(subject)] ?? null;

/** Stores a draft on the device. */
export function keepDraft(draft: SurveyDraft): void {
  const { surveySubmitInfo } = own();
  const { code, orderId } = draft;
  const others = Object.entries(surveySubmitInfo)
    .filter(([key]) => key !== draftKey(draft))
    .sort(([, one], [, other]) => other.savedAt - one.savedAt)
    .slice(0, MOST_DRAFTS - 1);
  useSurvey.setState({
    submitInfoForSurvey: { code, orderId },
    surveySubmitInfo: { ...Object.fromEntries(others), [draftKey(draft)]: draft },
    owner: owner(),
  });
}

/** Forgets a draft that was sent. */
export function dropDraft(subject: SurveySubject): void {
  const { [draftKey(subject)]: _sent, ...rest } = own().surveySubmitInfo;
  useSurvey.setState({ submitInfoForSurvey: null, surveySubmitInfo: rest });
}
