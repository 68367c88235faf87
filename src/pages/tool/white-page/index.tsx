import { Relay } from '@/shared/cross-site/components/relay';
import { takeAtWhitePage } from '@/shared/cross-site/receive';
import { usePageTitle } from '@/routes/page-title';

/** Receives storage entries and sign-ins from the product's other sites (specification §2, §7). */
export default function WhitePage() {
  return <Relay title={usePageTitle('whitePage')} take={takeAtWhitePage} />;
}
