import { Picker, View } from '@tarojs/components';
import { useRef } from 'react';
import { semantics } from '../a11y/semantics';
import { pickerText } from './picker-text';
import type { PickerControlProps } from './picker-types';

/** The texts of before while they are the same: another array would cross to the view again. */
function useSameTexts(texts: readonly string[]): string[] {
  const shown = useRef([...texts]);
  const isSame =
    texts.length === shown.current.length &&
    texts.every((text, index) => text === shown.current[index]);
  if (!isSame) shown.current = [...texts];
  return shown.current;
}

/** The mini-program's native picker. */
export function PickerControl(props: PickerControlProps) {
  const labels = useSameTexts(
    props.mode === 'select' ? props.options.map(({ label }) => label) : [],
  );
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
        range={labels}
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
