import type { PickerControlProps } from './picker-types';

/** Text of the chosen value, or undefined while nothing is chosen. */
export function pickerText(props: PickerControlProps): string | undefined {
  if (props.value === '') return undefined;
  if (props.mode !== 'select') return props.value;
  return props.options.find((option) => option.value === props.value)?.label;
}
