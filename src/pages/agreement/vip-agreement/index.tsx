import { DocumentPage } from '@/shared/agreement/components/document-page';
import { VIP_AGREEMENT } from '@/shared/agreement/documents/vip-agreement';

/** Membership agreement (specification §2, agreement area). */
export default function VipAgreement() {
  return <DocumentPage route="vipAgreement" document={VIP_AGREEMENT} related={['userAgreement']} />;
}
