import { View } from '@tarojs/components';
import { memo } from 'react';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { RadioGroup } from '@/ui/choice/radio-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { FAMILY_MESSAGES } from '../family-messages';
import { isTogether, keyOf } from '@/features/booking/submission/family-rules';
import type { Visit } from '@/features/booking/submission/form';
import { seatsByTime } from '@/features/booking/submission/seat-rules';
import { SLOT_PICKER_MESSAGES } from '@/features/booking/slot-picker/messages';
import { changeForm } from '@/features/booking/submission/store';
import { useVisits } from '../use-visits';
import styles from '@/features/booking/slot-picker/components/picker.module.scss';

export interface FamilyTimesProps {
  readonly depaCode: string;
  readonly day: string | null;
  /** A product for each person, always in the same order, separated by commas. */
  readonly products: string;
  readonly names: string;
  readonly visit: Visit | null;
}

const choose = (visit: Visit): void => changeForm((info) => ({ ...info, visit }));

/** Times of a day at which the whole group can be booked, at once or one after another. */
export const FamilyTimes = memo(function FamilyTimes(props: FamilyTimesProps) {
  const { depaCode, day, products, names, visit } = props;
  const t = useText(FAMILY_MESSAGES);
  const form = useText(SLOT_PICKER_MESSAGES);
  const dates = useDateText();
  const { data: visits, error, refresh } = useVisits(depaCode, day, products, visit);
  const people = names.split('\n');
  const labelOf = (one: Visit): string =>
    isTogether(one)
      ? t('together', { start: one.startTime })
      : t('inTurn', { start: one.startTime, end: one.endTime });
  // Who has their turn when, of the chosen one: of all of them it would be a page of names.
  const detailOf = (one: Visit): string | undefined =>
    isTogether(one) || !visit || keyOf(one) !== keyOf(visit)
      ? undefined
      : seatsByTime(one, people)
          .map((at) => t('seat', { start: at.startTime, name: at.names.join(t('comma')) }))
          .join(t('semicolon'));
  return (
    <View className={styles.times}>
      <View className={styles.heading} {...semantics({ live: 'polite' })}>
        {day ? t('times', { day: dates.day(day) }) : form('chooseDayFirst')}
      </View>
      <Optional>
        {!day ? null : !visits && error ? (
          <ErrorBlock title={t('failed')} reason={error.msg} onRetry={() => void refresh()} />
        ) : !visits ? (
          <Skeleton shape="text" count={1} />
        ) : visits.length === 0 ? (
          <NoticeBar tone="warning">{t('none')}</NoticeBar>
        ) : (
          <RadioGroup
            label={t('timesLabel')}
            value={visit ? keyOf(visit) : undefined}
            options={visits.map((one) => ({
              value: keyOf(one),
              label: labelOf(one),
              note: detailOf(one),
            }))}
            onChange={(key) => {
              const chosen = visits.find((one) => keyOf(one) === key);
              if (chosen) choose(chosen);
            }}
          />
        )}
      </Optional>
    </View>
  );
});
