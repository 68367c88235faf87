import { View } from '@tarojs/components';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { Card } from './card';
import './date-card.scss';

export interface DateCardProps {
  readonly icon: IconName;
  readonly head: string;
  /** Day and time: what the card is about. */
  readonly when: string;
  /** The time is the first thing to be seen on the page. */
  readonly large?: boolean;
  readonly lines: readonly string[];
  readonly onPress: () => void;
}

/** Something that has its time, such as an appointment: the whole card leads to it. */
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
