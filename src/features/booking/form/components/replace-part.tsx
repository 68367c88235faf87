import { View } from '@tarojs/components';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { CONFLICT_MESSAGES } from '../conflict-messages';
import type { PersonCheck } from '@/features/booking/submission/use-person-check';

export interface ReplacePartProps {
  readonly check: PersonCheck;
  /** The order that the new one will replace; null for none. */
  readonly replaced: string | null;
  readonly onReplace: (orderId: string, doseNo: number) => void;
  readonly onKeep: () => void;
}

/** For a person who has this appointment already: choose a new time to replace it, or keep it. */
export function ReplacePart({ check, replaced, onReplace, onKeep }: ReplacePartProps) {
  const t = useText(CONFLICT_MESSAGES);
  const dates = useDateText();
  const { standing: conflictingOrder } = check;
  if (replaced && conflictingOrder?.orderId === replaced) {
    return (
      <NoticeBar tone="warning" action={{ text: t('keepInstead'), onPress: onKeep }}>
        {t('replacing', {
          when: dates.when(
            conflictingOrder.day,
            conflictingOrder.startTime,
            conflictingOrder.endTime,
          ),
          clinic: conflictingOrder.departmentName,
        })}
      </NoticeBar>
    );
  }
  const dose = check.doses.find(({ booked }) => booked);
  if (!conflictingOrder?.replaceable || !dose) return <View />;
  return (
    <Button block kind="secondary" onPress={() => onReplace(conflictingOrder.orderId, dose.doseNo)}>
      {t('chooseNew')}
    </Button>
  );
}
