import { DocumentPage } from '@/shared/agreement/components/document-page';
import { ENCLOSURE_1 } from '@/shared/agreement/documents/enclosure1';

/** Annex 1: what is collected (specification §2, agreement area). */
export default function Enclosure1() {
  return (
    <DocumentPage
      route="enclosure1"
      document={ENCLOSURE_1}
      related={['enclosure2', 'privacyPolicy']}
    />
  );
}
