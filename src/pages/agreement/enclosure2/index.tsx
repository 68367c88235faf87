import { DocumentPage } from '@/shared/agreement/components/document-page';
import { ENCLOSURE_2 } from '@/shared/agreement/documents/enclosure2';

/** Annex 2: who receives it (specification §2, agreement area). */
export default function Enclosure2() {
  return (
    <DocumentPage
      route="enclosure2"
      document={ENCLOSURE_2}
      related={['enclosure1', 'privacyPolicy']}
    />
  );
}
