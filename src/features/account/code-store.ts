import { create } from 'zustand';
import { sendVcode } from './api';
import type { CodePurpose } from './api';
import { resendAt } from './countdown-rules';

/** Codes asked for, and from when on (ms, this device's clock) another one may be, by purpose. Lives with the app. */
export const useCodes = create<Partial<Record<CodePurpose, number>>>(() => ({}));

/** Sends a code and starts the pause that the provider names. Rejects as the call does. */
export async function askForCode(mobile: string, purpose: CodePurpose): Promise<void> {
  const resendAfter = await sendVcode(mobile, purpose);
  useCodes.setState({ [purpose]: resendAt(Date.now(), resendAfter) });
}
