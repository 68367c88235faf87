import type { AgreementDocument } from '../../document';
import { PRIVACY_POLICY_1_3 } from './privacy-policy-1-3';

/** Texts that were in force before, the newest first; each stays as it was agreed to. */
export const EARLIER_POLICIES: readonly AgreementDocument[] = [PRIVACY_POLICY_1_3];
