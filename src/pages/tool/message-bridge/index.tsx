import { Relay } from '@/shared/cross-site/components/relay';
import { takeAtMessageBridge } from '@/shared/cross-site/receive';
import { usePageTitle } from '@/routes/page-title';

/** Receives the user's location from the product's other sites (specification §2, §7). */
export default function MessageBridge() {
  return <Relay title={usePageTitle('messageBridge')} take={takeAtMessageBridge} />;
}
