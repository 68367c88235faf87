import { DocumentPage } from '@/features/agreement/components/document-page';
import { PERSONAL_INFO_BUSINESS } from '@/features/agreement/documents/personal-info';

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
