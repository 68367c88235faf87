import { createHash } from 'node:crypto';
import { AGREED_TEXTS } from '@contract/agreement/text-rules';
import type { AgreedDocument } from '@contract/agreement/text-rules';
import type { AgreementDocument } from '@/shared/agreement/document';
import { CHILDREN_PRIVACY } from '@/shared/agreement/documents/children-privacy';
import {
  EARLIER_CHILDREN_RULES,
  EARLIER_CONSENTS,
  EARLIER_MEMBER_CONSENTS,
  EARLIER_POLICIES,
  EARLIER_USER_AGREEMENTS,
} from '@/shared/agreement/documents/earlier';
import { PRIVACY_POLICY } from '@/shared/agreement/documents/privacy-policy';
import { USER_AGREEMENT } from '@/shared/agreement/documents/user-agreement';
import { STATISTICS_CONSENT } from '@/shared/agreement/documents/statistics-consent';
import { COMMUNITY_RULES_TEXT } from '@/features/community/community-rules/consent-document';
import { FOLLOW_UP_CONSENT } from '@/features/aftercare/follow-up/consent-document';
import { HEALTH_CONSENT } from '@/features/doses/health-profile/consent-document';
import { CAREGIVER_CONSENT } from '@/features/people/caregiver/consent-document';
import { MEMBER_CONSENT } from '@/features/people/family-member/consent-document';
import { DELIVERY_CONSENT } from '@/features/rewards/lottery/consent-document';
import { TEXT_HASHES } from '../../server/shared/consents/text-hashes';
import { OPERATOR } from '@/shared/agreement/operator';

const SHOWN: Readonly<Record<AgreedDocument, readonly AgreementDocument[]>> = {
  userAgreement: [USER_AGREEMENT, ...EARLIER_USER_AGREEMENTS],
  privacyPolicy: [PRIVACY_POLICY, ...EARLIER_POLICIES],
  childrenPrivacy: [CHILDREN_PRIVACY, ...EARLIER_CHILDREN_RULES],
  memberConsent: [MEMBER_CONSENT, ...EARLIER_MEMBER_CONSENTS],
  healthConsent: [HEALTH_CONSENT, ...EARLIER_CONSENTS.healthConsent],
  followUpConsent: [FOLLOW_UP_CONSENT, ...EARLIER_CONSENTS.followUpConsent],
  deliveryConsent: [DELIVERY_CONSENT, ...EARLIER_CONSENTS.deliveryConsent],
  caregiverConsent: [CAREGIVER_CONSENT, ...EARLIER_CONSENTS.caregiverConsent],
  communityRules: [COMMUNITY_RULES_TEXT, ...EARLIER_CONSENTS.communityRules],
  statisticsConsent: [STATISTICS_CONSENT, ...EARLIER_CONSENTS.statisticsConsent],
};

/** Each operator's own details. */
const { name, address, email, childrenEmail, phone } = OPERATOR;
const OWN: readonly string[] = [
  ...[name.zh, name.en, address.zh, address.en],
  ...[childrenEmail, email, phone],
];

function hashOf(document: AgreementDocument): string {
  const { effective, 'zh-CN': zh, en } = document;
  const text = OWN.reduce(
    (all, own) => all.replaceAll(own, '…'),
    JSON.stringify([effective, zh, en]),
  );
  return createHash('sha256').update(text).digest('hex');
}

const cases = Object.entries(SHOWN).flatMap(([which, documents]) =>
  documents.map((document) => [which as AgreedDocument, document.version, document] as const),
);

// A failure here means that a text was changed that somebody may have agreed to: give it a new version, and leave the old text among the earlier ones.
test.each(cases)('%s %s is the text that its hash is of', (which, version, document) => {
  expect(TEXT_HASHES[which][version]).toBe(hashOf(document));
});

test('every version that there is a hash of can be read', () => {
  for (const [which, versions] of Object.entries(AGREED_TEXTS))
    expect(SHOWN[which as AgreedDocument].map(({ version }) => version)).toEqual(
      versions.map(({ version }) => version),
    );
});
