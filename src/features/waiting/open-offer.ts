import type { WaitingOffer } from '@contract/waiting/endpoints';
import { serverNow } from '@/http/server-clock';

/** Whether a place is still kept for its owner, by the provider's clock. */
export const isOpen = (offer: WaitingOffer | null | undefined): offer is WaitingOffer =>
  !!offer && offer.expiresAt > serverNow();
