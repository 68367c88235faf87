import { View } from '@tarojs/components';
import { pressable } from '../a11y/press';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import './choice.scss';

export interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** Accessible name; the visible one is in the surrounding row. */
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/** A setting that takes effect at once. The knob shows a tick, so the state does not depend on colour alone. */
export function Switch({ on, onChange, label, disabled }: SwitchProps) {
  return (
    <View
      className={cx('ui-switch', on && 'ui-switch--on', disabled && 'ui-switch--off')}
      {...pressable({
        role: 'switch',
        label,
        checked: on,
        disabled,
        stop: true,
        onPress: () => onChange(!on),
      })}
    >
      <View className="ui-switch__track">
        <View className="ui-switch__knob">
          <Icon name="check" className="ui-switch__tick" />
        </View>
      </View>
    </View>
  );
}
