import { MissingBookingTarget } from '@/features/booking/form/components/missing-booking-target';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { useOrdering } from '@/features/booking/submission/store';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { Explanation } from './explanation';

/** Why a booking was refused, what would work instead, and one main action. */
export default function SubscribeError() {
  const title = usePageTitle('subscribeError');
  const { submitInfo, refused } = useOrdering();
  const back = (): void => {
    if (submitInfo) void navigate.replace('subscribe', bookingQuery(submitInfo));
    else void navigate.back();
  };
  return (
    <Page title={title} onBack={back}>
      {submitInfo && refused ? (
        <Explanation form={submitInfo} refused={refused} />
      ) : (
        <MissingBookingTarget />
      )}
    </Page>
  );
}
