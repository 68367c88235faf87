import { DocumentPage } from '@/shared/agreement/components/document-page';
import { PERSONAL_INFO_USER } from '@/shared/agreement/documents/personal-info';

/** Information from using the service (specification §2, agreement area). */
export default function PersonalInfoUser() {
  return (
    <DocumentPage
      route="personalInfoUser"
      document={PERSONAL_INFO_USER}
      related={['personalInfoNav']}
    />
  );
}
