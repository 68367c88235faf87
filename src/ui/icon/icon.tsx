import { View } from '@tarojs/components';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import type { IconProps } from './icon-props';
import './icons.generated.scss';
import './icon.scss';
import './icon-mask.scss';

/** A one-colour icon in the text's colour. Mini-programs have no vector elements: the outline is a mask. */
export function Icon({ name, size = 'inherit', label, spin, className }: IconProps) {
  return (
    <View
      className={cx('ic', `ic-${name}`, `ui-icon--${size}`, spin && 'ui-icon--spin', className)}
      {...semantics(label ? { role: 'img', label } : { hidden: true })}
    />
  );
}
