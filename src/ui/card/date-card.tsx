import { View } from '@tarojs/components';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { Card } from './card';
import './date-card.scss';

export interface DateCardProps {
  readonly icon: IconName;
  readonly head: string;
  /** Day and time, the card's main text. */
  readonly when: string;
  /** Emphasises the time as the page's most visible element. */
  readonly large?: boolean;
  readonly lines: readonly string[];
  readonly onPress: () => void;
}

/** Card of something with a date, such as an appointment; the whole card opens it. */
export function DateCard({ icon, head, when, large = false, lines, onPress }: DateCardProps) {
  return (
    <Card tone="accent" onPress={onPress}>
      <View className="ui-date-card__head">
        <Icon name={icon} size="md" className="ui-date-card__icon" />
        {head}
      </View>
      <View className={cx('ui-date-card__when', large && 'ui-date-card__when--large')}>{when}</View>
      {lines.map((line) => (
        <View key={line} className="ui-date-card__line">
          {line}
        </View>
      ))}
    </Card>
  );
}
