import { DocumentPage } from '@/features/agreement/components/document-page';
import { CHILDREN_PRIVACY } from '@/features/agreement/documents/children-privacy';

/** Children’s privacy rules (specification §2, agreement area). */
export default function ChildrenPrivacy() {
  return (
    <DocumentPage route="childrenPrivacy" document={CHILDREN_PRIVACY} related={['privacyPolicy']} />
  );
}
