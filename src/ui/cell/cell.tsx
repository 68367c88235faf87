import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { pressable } from '../a11y/press';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import './cell.scss';

export interface CellProps {
  readonly title: ReactNode;
  /** Second line under the title. */
  readonly note?: ReactNode;
  /** Right-hand side: a value, a switch, a tag. */
  readonly value?: ReactNode;
  readonly icon?: IconName | undefined;
  /** Makes the row a button with a chevron. */
  readonly onPress?: (() => void) | undefined;
  readonly label?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
}

/** One row of a list: a title with its value or its link. */
export function Cell({ title, note, value, icon, onPress, label, disabled, tone }: CellProps) {
  return (
    <View
      className={cx('ui-cell', onPress && 'ui-cell--press', tone === 'danger' && 'ui-cell--danger')}
      {...(onPress ? pressable({ onPress, label, disabled }) : {})}
    >
      {icon ? (
        <View className="ui-cell__icon">
          <Icon name={icon} size="md" />
        </View>
      ) : null}
      <View className="ui-cell__main">
        <View className="ui-cell__title">{title}</View>
        {note ? <View className="ui-cell__note">{note}</View> : null}
      </View>
      <View className="ui-cell__value">{value}</View>
      {onPress ? <Icon name="chevron-right" size="md" className="ui-cell__go" /> : null}
    </View>
  );
}
