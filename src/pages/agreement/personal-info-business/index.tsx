import { DocumentPage } from '@/shared/agreement/components/document-page';
import { PERSONAL_INFO_BUSINESS } from '@/shared/agreement/documents/personal-info';

/** Information from bookings (specification §2, agreement area). */
export default function PersonalInfoBusiness() {
  return (
    <DocumentPage
      route="personalInfoBusiness"
      document={PERSONAL_INFO_BUSINESS}
      related={['personalInfoNav']}
    />
  );
}
