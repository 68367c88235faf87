import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { pressable } from '../a11y/press';
import { cx } from '../class-names';
import './card.scss';

export interface CardProps {
  readonly children: ReactNode;
  /** `soft` stands on a brand tint, `accent` on a warm one, `plain` on white. */
  readonly tone?: 'plain' | 'soft' | 'accent' | undefined;
  /** Makes the whole card one link, named by its text. Nothing else inside may be pressable. */
  readonly onPress?: (() => void) | undefined;
  /** Spoken name in place of the text; it has to contain the visible text. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A surface for things that belong together. */
export function Card({ children, tone = 'plain', onPress, label, className }: CardProps) {
  return (
    <View
      className={cx('ui-card', `ui-card--${tone}`, onPress && 'ui-card--press', className)}
      {...(onPress ? pressable({ onPress, label, role: 'link' }) : {})}
    >
      {children}
    </View>
  );
}
