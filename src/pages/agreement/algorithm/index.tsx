import { DocumentPage } from '@/shared/agreement/components/document-page';
import { ALGORITHM } from '@/shared/agreement/documents/algorithm';

/** How sorting and recommending work (specification §2, agreement area). */
export default function Algorithm() {
  return <DocumentPage route="algorithm" document={ALGORITHM} related={['privacyPolicy']} />;
}
