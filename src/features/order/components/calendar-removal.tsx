import type { OrderDetail } from '@contract/order/endpoints';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { showToast } from '@/ui/toast/toast';
import { removeOrderFromCalendar } from '../add-to-calendar';
import { MONEY_MESSAGES } from '../money-messages';

/** Takes an appointment that was called off out of the calendar it was put into. */
export function CalendarRemoval({ order }: { readonly order: OrderDetail }) {
  const t = useText(MONEY_MESSAGES);
  const remove = async (): Promise<void> => {
    const outcome = await removeOrderFromCalendar(order, order.productName);
    showToast(t(outcome === 'file' ? 'calendarFile' : 'calendarByHand'));
  };
  return (
    <Button kind="text" size="sm" icon="calendar-x" onPress={() => void remove()}>
      {t('calendarRemove')}
    </Button>
  );
}
