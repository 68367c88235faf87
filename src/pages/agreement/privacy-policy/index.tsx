import { DocumentPage } from '@/features/agreement/components/document-page';
import { PRIVACY_POLICY } from '@/features/agreement/documents/privacy-policy';

/** Privacy policy (specification §2, agreement area). */
export default function PrivacyPolicy() {
  return (
    <DocumentPage
      route="privacyPolicy"
      document={PRIVACY_POLICY}
      related={[
        'privacyAbstract',
        'childrenPrivacy',
        'enclosure1',
        'enclosure2',
        'personalInfoNav',
        'algorithm',
        'userAgreement',
      ]}
    />
  );
}
