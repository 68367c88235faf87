import type { WaitlistOffer } from '@contract/waitlist/endpoints';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { startForm } from '@/features/booking/submission/store';
import { uuid } from '@/platform/secure-random/ids';
import { navigate } from '@/routes/navigate';
import { formOf } from './offer-form';

/** Books a waiting-list offer, after its disclosure was agreed to. */
export async function acceptOffer(offer: WaitlistOffer, guidelineVersion: string): Promise<void> {
  const form = formOf(offer, await uuid(), guidelineVersion);
  startForm(form);
  await navigate.to('submitLoading', bookingQuery(form));
}
