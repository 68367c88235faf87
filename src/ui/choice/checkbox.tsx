import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { pressable } from '../a11y/press';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import './choice.scss';

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Accessible name; also the visible text unless `children` shows it with links and emphasis. */
  readonly label: string;
  readonly children?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
}

/** Checkbox for one statement. Links inside `children` are outside the pressable area. */
export function Checkbox({ checked, onChange, label, children, disabled, invalid }: CheckboxProps) {
  return (
    <View
      className={cx(
        'ui-check',
        checked && 'ui-check--on',
        disabled && 'ui-check--off',
        invalid && 'ui-check--bad',
      )}
    >
      <View
        className="ui-check__press"
        {...pressable({
          role: 'checkbox',
          label,
          checked,
          disabled,
          invalid,
          onPress: () => onChange(!checked),
        })}
      >
        <View className="ui-check__box">
          <Icon name="check" className="ui-check__tick" />
        </View>
        {children ? null : <View className="ui-check__text">{label}</View>}
      </View>
      {children ? <View className="ui-check__text">{children}</View> : null}
    </View>
  );
}
