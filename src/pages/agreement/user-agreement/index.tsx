import { DocumentPage } from '@/shared/agreement/components/document-page';
import { USER_AGREEMENT } from '@/shared/agreement/documents/user-agreement';

/** User agreement (specification §2, agreement area). */
export default function UserAgreement() {
  return (
    <DocumentPage
      route="userAgreement"
      document={USER_AGREEMENT}
      related={['privacyPolicy', 'childrenPrivacy']}
    />
  );
}
