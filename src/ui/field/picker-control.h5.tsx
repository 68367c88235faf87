import { View } from '@tarojs/components';
import { semantics } from '../a11y/semantics';
import { pickerText } from './picker-text';
import type { PickerControlProps } from './picker-types';

/** The browser's own select or date input, laid invisibly over our text: every device knows how to show it. */
export function PickerControl(props: PickerControlProps) {
  const meaning = semantics({
    label: props.label,
    invalid: props.invalid,
    required: props.required,
    describedBy: props.describedBy,
  });
  const text = pickerText(props);
  return (
    <View className="ui-picker">
      <View
        className={text ? 'ui-picker__text' : 'ui-picker__text ui-field__placeholder'}
        {...semantics({ hidden: true })}
      >
        {text ?? props.placeholder}
      </View>
      {props.mode === 'select' ? (
        <select
          {...meaning}
          className="ui-picker__native"
          value={props.value}
          disabled={props.disabled}
          onChange={(event) => props.onChange(event.target.value)}
        >
          {props.value === '' ? <option value="">{props.placeholder}</option> : null}
          {props.options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...meaning}
          className="ui-picker__native"
          type={props.mode}
          value={props.value}
          min={props.min}
          max={props.max}
          disabled={props.disabled}
          onClick={(event) => {
            // Without this a desktop browser opens its calendar only from the small icon.
            const input = event.currentTarget;
            if ('showPicker' in input) input.showPicker();
          }}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </View>
  );
}
