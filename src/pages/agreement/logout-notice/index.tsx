import { DocumentPage } from '@/shared/agreement/components/document-page';
import { LOGOUT_NOTICE } from '@/shared/agreement/documents/logout-notice';

/** What to know before deleting an account (specification §2, agreement area). */
export default function LogoutNotice() {
  return <DocumentPage route="logoutNotice" document={LOGOUT_NOTICE} related={['privacyPolicy']} />;
}
