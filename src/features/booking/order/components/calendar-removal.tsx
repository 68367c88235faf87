import { View } from '@tarojs/components';
import { useState } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import { useText } from '@/i18n/messages';
import { HAS_CALENDAR } from '@/platform/calendar';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { partsOf } from '@contract/order/visit-rules';
import { isCalledOff } from '@contract/order/status-rules';
import { removeOrderFromCalendar } from '../calendar/add-to-calendar';
import { MONEY_MESSAGES } from '../money-messages';

/** Removes a visit that was called off from the user's calendar. */
export function CalendarRemoval({ order }: { readonly order: OrderDetail }) {
  const t = useText(MONEY_MESSAGES);
  const [next, setNext] = useState<'calendarFile' | 'calendarByHand' | null>(null);
  const remove = async (): Promise<void> => {
    const outcome = await removeOrderFromCalendar(order);
    setNext(outcome === 'file' ? 'calendarFile' : 'calendarByHand');
  };
  // While another dose of the visit stands, the entry does.
  if (!HAS_CALENDAR || !partsOf(order).every(isCalledOff)) return null;
  return (
    <View>
      <Button kind="text" size="sm" icon="calendar-x" onPress={() => void remove()}>
        {t('calendarRemove')}
      </Button>
      <Optional>{next ? <NoticeBar urgent>{t(next)}</NoticeBar> : null}</Optional>
    </View>
  );
}
