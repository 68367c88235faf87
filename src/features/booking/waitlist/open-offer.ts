import type { WaitlistOffer } from '@contract/waitlist/endpoints';
import { serverNow } from '@/http/server-clock';

/** Whether an offer is still held for its owner, by the provider's clock. */
export const isOpen = (offer: WaitlistOffer | null | undefined): offer is WaitlistOffer =>
  !!offer && offer.expiresAt > serverNow();
