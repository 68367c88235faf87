import { FamilyDocumentPage } from '@/shared/agreement/components/family-document-page';
import { FOLLOW_UP_CONSENT } from '@/features/aftercare/follow-up/consent-document';

/** The consent to a follow-up, to read again (agreement area); with the question to whoever has to agree to it again. */
export default function FollowUpConsent() {
  return (
    <FamilyDocumentPage
      name="followUpConsent"
      document={FOLLOW_UP_CONSENT}
      related={['privacyPolicy', 'childrenPrivacy', 'personalInfoOld']}
    />
  );
}
