import { View } from '@tarojs/components';
import { semantics } from '../a11y/semantics';
import { pickerText } from './picker-text';
import type { PickerControlProps } from './picker-types';

/** The browser's native select or date input, invisible over our text: every device has its own picker for it. */
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
            // Without this, desktop browsers open the calendar only from the small icon.
            const input = event.currentTarget;
            if ('showPicker' in input) input.showPicker();
          }}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </View>
  );
}
