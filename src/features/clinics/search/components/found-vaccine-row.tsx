import { View } from '@tarojs/components';
import { memo } from 'react';
import type { SearchItem } from '@contract/search/endpoints';
import { isFrom } from '@contract/vaccine/price-rules';
import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { cx } from '@/ui/class-names';
import { Price } from '@/ui/price/price';
import { SEARCH_MESSAGES } from '../messages';
import type { Availability } from '../use-availability';
import styles from './found-vaccine-row.module.scss';
import { Marked } from './marked';

export interface FoundVaccineRowProps {
  readonly item: SearchItem;
  /** Missing while it is not there yet. */
  readonly availability: Availability | undefined;
  readonly onOpen: (item: SearchItem) => void;
}

/** A vaccine that was found: the name people use, for which ages, what it costs and when it is free next. */
export const FoundVaccineRow = memo(function FoundVaccineRow(props: FoundVaccineRowProps) {
  const { item, availability, onOpen } = props;
  const t = useText(SEARCH_MESSAGES);
  const dates = useDateText();
  const { title, titleRanges, note, noteRanges, vaccine } = item;
  const day = availability?.nextFreeDay ?? null;
  const free = (): string => {
    if (!availability) return '';
    if (day !== null) return t('nextFree', { day: dates.day(day, serverToday()) });
    return t(availability.departmentCount === 0 ? 'noClinic' : 'noFree');
  };
  return (
    <View
      className={styles.row}
      {...pressable({
        label: [vaccine?.shortName, title, note, vaccine?.ageText, free()]
          .filter(Boolean)
          .join(' '),
        onPress: () => onOpen(item),
      })}
    >
      <View className={styles.head}>
        <View className={styles.name}>
          <Marked
            text={vaccine?.shortName ?? title}
            ranges={vaccine?.shortNameRanges ?? titleRanges}
          />
        </View>
        {availability ? (
          <View className={styles.price}>
            <Price cents={availability.priceFrom} from={isFrom(availability)} />
          </View>
        ) : null}
      </View>
      <View className={styles.line}>
        <Marked text={title} ranges={titleRanges} />
      </View>
      <View className={styles.line}>
        {note ? <Marked text={note} ranges={noteRanges} /> : null}
        {note && vaccine ? ' · ' : ''}
        {vaccine?.ageText}
      </View>
      <View className={cx(styles.free, day === null && styles.none)}>{free()}</View>
    </View>
  );
});
