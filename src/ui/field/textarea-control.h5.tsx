import { semantics } from '../a11y/semantics';
import type { ControlProps } from './control-types';

const ROWS = 4;

/** The browser's native text area; Taro's would add a whole component runtime. With `onConfirm` Enter confirms and Shift+Enter breaks the line. */
export function TextareaControl(props: ControlProps) {
  return (
    <textarea
      {...semantics({
        label: props.label,
        invalid: props.invalid,
        required: props.required,
        describedBy: props.describedBy,
      })}
      className={props.className}
      rows={ROWS}
      value={props.value}
      placeholder={props.placeholder}
      disabled={props.disabled}
      maxLength={props.maxLength}
      onChange={(event) => props.onChange(event.target.value)}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      onKeyDown={(event) => {
        if (!props.onConfirm || event.key !== 'Enter') return;
        if (event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        props.onConfirm();
      }}
    />
  );
}
