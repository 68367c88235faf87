import type { AgreedDocument } from '@contract/agreement/text-rules';
import type { AgreementDocument } from '../../document';
import { CHILDREN_PRIVACY_1_0 } from './children-privacy-1-0';
import { CHILDREN_PRIVACY_1_1 } from './children-privacy-1-1';
import { CHILDREN_PRIVACY_1_2 } from './children-privacy-1-2';
import { CHILDREN_PRIVACY_1_3 } from './children-privacy-1-3';
import { MEMBER_CONSENT_1_0 } from './member-consent-1-0';
import { PERSONAL_INFO_1_1 } from './personal-info-1-1';
import { PRIVACY_POLICY_1_3 } from './privacy-policy-1-3';
import { PRIVACY_POLICY_1_4 } from './privacy-policy-1-4';
import { PRIVACY_POLICY_1_5 } from './privacy-policy-1-5';
import { PRIVACY_POLICY_1_6 } from './privacy-policy-1-6';
import { PRIVACY_POLICY_1_7 } from './privacy-policy-1-7';
import { PRIVACY_POLICY_1_8 } from './privacy-policy-1-8';
import { PRIVACY_POLICY_1_9 } from './privacy-policy-1-9';
import { USER_AGREEMENT_1_0 } from './user-agreement-1-0';

/** Texts that were in force before, the newest first; each stays as it was agreed to. */
export const EARLIER_POLICIES: readonly AgreementDocument[] = [
  PRIVACY_POLICY_1_9,
  PRIVACY_POLICY_1_8,
  PRIVACY_POLICY_1_7,
  PRIVACY_POLICY_1_6,
  PRIVACY_POLICY_1_5,
  PRIVACY_POLICY_1_4,
  PRIVACY_POLICY_1_3,
];
/** {@link EARLIER_POLICIES} of the rules for children. */
export const EARLIER_CHILDREN_RULES: readonly AgreementDocument[] = [
  CHILDREN_PRIVACY_1_3,
  CHILDREN_PRIVACY_1_2,
  CHILDREN_PRIVACY_1_1,
  CHILDREN_PRIVACY_1_0,
];
/** {@link EARLIER_POLICIES} of the user agreement. */
export const EARLIER_USER_AGREEMENTS: readonly AgreementDocument[] = [USER_AGREEMENT_1_0];
/** {@link EARLIER_POLICIES} of the consent for a family member. */
export const EARLIER_MEMBER_CONSENTS: readonly AgreementDocument[] = [MEMBER_CONSENT_1_0];
/** {@link EARLIER_POLICIES} of the other consents; their first versions are in force. */
export const EARLIER_CONSENTS = {
  healthConsent: [],
  followUpConsent: [],
  deliveryConsent: [],
  caregiverConsent: [],
  communityRules: [],
  statisticsConsent: [],
} as const satisfies Partial<Record<AgreedDocument, readonly AgreementDocument[]>>;
/** {@link EARLIER_POLICIES} of the list of personal information; nobody is asked to agree to it. */
export const EARLIER_LISTS: readonly AgreementDocument[] = [PERSONAL_INFO_1_1];
