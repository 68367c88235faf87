import { FamilyDocumentPage } from '@/shared/agreement/components/family-document-page';
import { CHILDREN_PRIVACY } from '@/shared/agreement/documents/children-privacy';

/** Children’s privacy rules (specification §2, agreement area); with the question to whoever has to agree to them again. */
export default function ChildrenPrivacy() {
  return (
    <FamilyDocumentPage
      name="childrenPrivacy"
      document={CHILDREN_PRIVACY}
      related={['privacyPolicy', 'memberConsent', 'personalInfoOld']}
    />
  );
}
