import { sendVcode } from './api';
import type { CodePurpose } from './api';
import { createSessionDraft } from './session-draft';

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

/** Sends a code and starts the pause that the provider sets. Rejects as the call does. */
export async function askForCode(mobile: string, purpose: CodePurpose): Promise<void> {
  const resendAfter = await sendVcode(mobile, purpose);
  useCodes.setState({ [purpose]: { mobile, until: Date.now() + resendAfter } });
}
