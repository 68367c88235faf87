import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { pressable } from '../a11y/press';
import { cx } from '../class-names';
import './card.scss';

export interface CardProps {
  readonly children: ReactNode;
  /** Background: `soft` a brand tint, `accent` a warm tint, `plain` white. */
  readonly tone?: 'plain' | 'soft' | 'accent' | undefined;
  /** Makes the whole card a link, named by its text. No other element inside may be pressable. */
  readonly onPress?: (() => void) | undefined;
  /** Accessible name instead of the text; it must contain the visible text. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A surface for related content. */
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
