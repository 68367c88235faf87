import { DocumentPage } from '@/features/agreement/components/document-page';
import { PERSONAL_INFO_NAV } from '@/features/agreement/documents/personal-info';

/** Index of the personal information list (specification §2, agreement area). */
export default function PersonalInfoNav() {
  return (
    <DocumentPage
      route="personalInfoNav"
      document={PERSONAL_INFO_NAV}
      related={[
        'personalInfoBase',
        'personalInfoUser',
        'personalInfoBusiness',
        'personalInfoDriver',
        'personalInfoOld',
      ]}
    />
  );
}
