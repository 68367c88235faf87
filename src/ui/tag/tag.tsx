import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import './tag.scss';

export type Tone = 'neutral' | 'brand' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export interface TagProps {
  readonly children: ReactNode;
  readonly tone?: Tone | undefined;
  readonly icon?: IconName | undefined;
}

/** A short fact about an item. Never pressable, so it is flat and has square corners. */
export function Tag({ children, tone = 'neutral', icon }: TagProps) {
  return (
    <View className={cx('ui-tag', `ui-tag--${tone}`)}>
      {icon ? <Icon name={icon} className="ui-tag__icon" /> : null}
      {children}
    </View>
  );
}
