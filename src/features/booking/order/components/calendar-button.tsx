import { View } from '@tarojs/components';
import { useState } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import { useText } from '@/i18n/messages';
import { HAS_CALENDAR } from '@/platform/calendar';
import type { CalendarOutcome } from '@/platform/calendar/types';
import { Button } from '@/ui/button/button';
import { cx } from '@/ui/class-names';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { showToast } from '@/ui/toast/toast';
import { addOrderToCalendar } from '../calendar/add-to-calendar';
import { CALENDAR_MESSAGES } from '../calendar/calendar-messages';
import styles from './calendar-button.module.scss';

export interface CalendarButtonProps {
  readonly order: OrderDetail;
  /** Of a place next to other buttons; without, it stands in a row of its own. */
  readonly className?: string | undefined;
}

/** Adds the appointment with all of its visit to the phone's calendar; not rendered where unsupported. */
export function CalendarButton({ order, className }: CalendarButtonProps) {
  const t = useText(CALENDAR_MESSAGES);
  const [outcome, setOutcome] = useState<CalendarOutcome>();
  if (!HAS_CALENDAR || outcome === 'unsupported') return null;
  const add = async (): Promise<void> => {
    const result = await addOrderToCalendar(order);
    setOutcome(result);
    if (result === 'added') showToast(t('calendarAdded'), 'success');
  };
  const hasWords = outcome !== undefined && outcome !== 'added';
  return (
    <View className={cx(className ?? styles.alone, hasWords && styles.wide)}>
      <Refusal
        reason={outcome === 'refused' || outcome === 'failed' ? t('calendarDenied') : null}
      />
      <Optional>
        {outcome === 'file' ? <NoticeBar urgent>{t('calendarFile')}</NoticeBar> : null}
      </Optional>
      <Button
        block
        kind="secondary"
        icon={outcome === 'added' ? 'calendar-check' : 'calendar-plus'}
        onPress={() => void add()}
      >
        {outcome === 'added' ? t('calendarAdded') : t('addCalendar')}
      </Button>
    </View>
  );
}
