import { DocumentPage } from '@/shared/agreement/components/document-page';
import { PERSONAL_INFO_NAV } from '@/shared/agreement/documents/personal-info';

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
