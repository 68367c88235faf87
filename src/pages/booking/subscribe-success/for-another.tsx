import type { OrderDetail } from '@contract/order/endpoints';
import { startBooking } from '@/features/booking/submission/entry';
import { BOOKING_FORM_MESSAGES } from '@/features/booking/form/messages';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';

/** Books the same vaccine for another family member who has not just been booked. */
export function ForAnother({ order }: { readonly order: OrderDetail }) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const people = useServer('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' });
  const booked = [order.linkmanName, ...order.visit.map(({ linkmanName }) => linkmanName)];
  const other = people.data?.find(({ name }) => !booked.includes(name));
  return (
    <Button kind="text" block onPress={() => void startBooking(order, other?.linkmanId)}>
      {t('forAnother')}
    </Button>
  );
}
