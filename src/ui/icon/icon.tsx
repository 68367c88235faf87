import { View } from '@tarojs/components';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import type { IconName } from './icons';
import './icon-outlines';
import './icon.scss';

export interface IconProps {
  readonly name: IconName;
  /** `inherit` is as tall as the adjacent text. */
  readonly size?: 'inherit' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Accessible name; without it the icon is decorative and hidden from screen readers. */
  readonly label?: string | undefined;
  readonly spin?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A one-colour icon in the text's colour. */
export function Icon({ name, size = 'inherit', label, spin, className }: IconProps) {
  return (
    <View
      className={cx('ic', `ic-${name}`, `ui-icon--${size}`, spin && 'ui-icon--spin', className)}
      {...semantics(label ? { role: 'img', label } : { hidden: true })}
    />
  );
}
