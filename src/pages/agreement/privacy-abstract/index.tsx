import { DocumentPage } from '@/shared/agreement/components/document-page';
import { PRIVACY_ABSTRACT } from '@/shared/agreement/documents/privacy-abstract';

/** The privacy policy on one page (specification §2, agreement area). */
export default function PrivacyAbstract() {
  return (
    <DocumentPage
      route="privacyAbstract"
      document={PRIVACY_ABSTRACT}
      related={['privacyPolicy', 'childrenPrivacy']}
    />
  );
}
