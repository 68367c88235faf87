import { DocumentPage } from '@/shared/agreement/components/document-page';
import { PERSONAL_INFO_BASE } from '@/shared/agreement/documents/personal-info';

/** Basic information that is held (specification §2, agreement area). */
export default function PersonalInfoBase() {
  return (
    <DocumentPage
      route="personalInfoBase"
      document={PERSONAL_INFO_BASE}
      related={['personalInfoNav']}
    />
  );
}
