import { DocumentPage } from '@/shared/agreement/components/document-page';
import { PERSONAL_INFO_DEVICE } from '@/shared/agreement/documents/personal-info';

/** Device information (specification §2, agreement area). */
export default function PersonalInfoDevice() {
  return (
    <DocumentPage
      route="personalInfoDriver"
      document={PERSONAL_INFO_DEVICE}
      related={['personalInfoNav']}
    />
  );
}
