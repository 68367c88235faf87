import { Picker, View } from '@tarojs/components';
import { semantics } from '../a11y/semantics';
import { pickerText } from './picker-text';
import type { PickerControlProps } from './picker-types';

/** The mini-program's native picker. */
export function PickerControl(props: PickerControlProps) {
  const text = pickerText(props);
  const face = (
    <View
      className={text ? 'ui-picker__text' : 'ui-picker__text ui-field__placeholder'}
      {...semantics({ role: 'button', label: `${props.label} ${text ?? props.placeholder}` })}
    >
      {text ?? props.placeholder}
    </View>
  );
  if (props.mode === 'select') {
    const { options, value, onChange } = props;
    return (
      <Picker
        className="ui-picker"
        mode="selector"
        range={options.map((option) => option.label)}
        value={Math.max(
          0,
          options.findIndex((option) => option.value === value),
        )}
        disabled={props.disabled ?? false}
        onChange={(event) => {
          const chosen = options[Number(event.detail.value)];
          if (chosen && !chosen.disabled) onChange(chosen.value);
        }}
      >
        {face}
      </Picker>
    );
  }
  const range = { start: props.min ?? '', end: props.max ?? '' };
  return props.mode === 'date' ? (
    <Picker
      className="ui-picker"
      mode="date"
      value={props.value}
      {...range}
      disabled={props.disabled ?? false}
      onChange={(event) => props.onChange(event.detail.value)}
    >
      {face}
    </Picker>
  ) : (
    <Picker
      className="ui-picker"
      mode="time"
      value={props.value}
      {...range}
      disabled={props.disabled ?? false}
      onChange={(event) => props.onChange(event.detail.value)}
    >
      {face}
    </Picker>
  );
}
