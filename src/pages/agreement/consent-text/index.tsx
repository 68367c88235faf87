import { DocumentPage } from '@/shared/agreement/components/document-page';
import { STATISTICS_CONSENT } from '@/shared/agreement/documents/statistics-consent';
import { COMMUNITY_RULES_TEXT } from '@/features/community/community-rules/consent-document';
import { CAREGIVER_CONSENT } from '@/features/people/caregiver/consent-document';
import { DELIVERY_CONSENT } from '@/features/rewards/lottery/consent-document';
import { useRouteQuery } from '@/routes/hooks';

const TEXTS = {
  deliveryConsent: DELIVERY_CONSENT,
  caregiverConsent: CAREGIVER_CONSENT,
  communityRules: COMMUNITY_RULES_TEXT,
  statisticsConsent: STATISTICS_CONSENT,
} as const;

/** The text of a consent that nobody is asked for again, to read (agreement area): query `of`. */
export default function ConsentText() {
  const { of: asked } = useRouteQuery();
  const name = (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).find((each) => each === asked);
  return (
    <DocumentPage
      route="consentText"
      document={TEXTS[name ?? 'statisticsConsent']}
      related={['privacyPolicy', 'personalInfoOld']}
    />
  );
}
