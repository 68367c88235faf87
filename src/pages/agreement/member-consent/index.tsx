import { FamilyDocumentPage } from '@/shared/agreement/components/family-document-page';
import { MEMBER_CONSENT } from '@/features/people/family-member/consent-document';

/** The consent for a family member, to read again (agreement area); with the question to whoever has to agree to it again. */
export default function MemberConsent() {
  return (
    <FamilyDocumentPage
      name="memberConsent"
      document={MEMBER_CONSENT}
      related={['childrenPrivacy', 'privacyPolicy', 'personalInfoOld']}
    />
  );
}
