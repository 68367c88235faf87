import { sendVcode } from '@/shared/session/api';
import type { CodePurpose } from '@/shared/session/api';
import { workAsked } from './code-work/work-asked';
import { createSessionDraft } from '@/shared/session/session-draft';

/** A code that was sent. */
export interface SentCode {
  /** '' where it was sent to the account's own mobile. */
  readonly mobile: string;
  /** When another one may be requested: ms, this device's clock. */
  readonly until: number;
}

type Codes = Partial<Record<CodePurpose, SentCode>>;

/**
 * The latest code of each purpose, stored for the session: a browser may unload the page while its user reads the SMS.
 */
export const useCodes = createSessionDraft<Codes>('sentCodes', {}, { isInput: false });

/**
 * Sends a code and starts the pause that the provider sets. Where it asks for work first, that is done in between.
 * Rejects as the call does. @param onWork called when work begins, which takes seconds
 */
export async function askForCode(
  mobile: string,
  purpose: CodePurpose,
  onWork: () => void,
): Promise<void> {
  const resendAfter = await sendVcode(mobile, purpose).catch(async (reason: unknown) => {
    const work = workAsked(reason);
    if (!work) throw reason;
    onWork();
    // A chunk of its own: few need it.
    const { solveWork } = await import('./code-work/solve-work');
    const { challenge } = work;
    return sendVcode(mobile, purpose, { challenge, answers: await solveWork(work) });
  });
  useCodes.setState({ [purpose]: { mobile, until: Date.now() + resendAfter } });
}
