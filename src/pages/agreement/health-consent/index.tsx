import { FamilyDocumentPage } from '@/shared/agreement/components/family-document-page';
import { HEALTH_CONSENT } from '@/features/doses/health-profile/consent-document';

/** The consent to health answers, to read again (agreement area); with the question to whoever has to agree to it again. */
export default function HealthConsent() {
  return (
    <FamilyDocumentPage
      name="healthConsent"
      document={HEALTH_CONSENT}
      related={['privacyPolicy', 'childrenPrivacy', 'personalInfoOld']}
    />
  );
}
