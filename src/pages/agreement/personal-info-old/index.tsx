import { DocumentPage } from '@/features/agreement/components/document-page';
import { PERSONAL_INFO_OLD } from '@/features/agreement/documents/personal-info';

/** Earlier versions of the list (specification §2, agreement area). */
export default function PersonalInfoOld() {
  return (
    <DocumentPage
      route="personalInfoOld"
      document={PERSONAL_INFO_OLD}
      related={['personalInfoNav']}
    />
  );
}
