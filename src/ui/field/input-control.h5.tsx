import { semantics } from '../a11y/semantics';
import type { ControlProps, InputKind } from './control-types';

const KEYBOARD: Record<InputKind, 'text' | 'numeric' | 'decimal' | 'tel' | 'email'> = {
  text: 'text',
  number: 'numeric',
  digit: 'decimal',
  idcard: 'text',
  tel: 'tel',
  password: 'text',
  email: 'email',
};

/** The browser's native input, so that IME composition, autofill and screen readers work. */
export function InputControl(props: ControlProps) {
  const kind = props.kind ?? 'text';
  return (
    <input
      {...semantics({
        label: props.label,
        invalid: props.invalid,
        required: props.required,
        describedBy: props.describedBy,
      })}
      className={props.className}
      type={kind === 'password' ? 'password' : kind === 'tel' ? 'tel' : 'text'}
      inputMode={KEYBOARD[kind]}
      enterKeyHint={props.confirmType}
      value={props.value}
      placeholder={props.placeholder}
      disabled={props.disabled}
      maxLength={props.maxLength}
      autoComplete={props.autoComplete ?? 'off'}
      autoCapitalize="off"
      spellCheck={false}
      autoFocus={props.focus}
      onChange={(event) => props.onChange(event.target.value)}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) props.onConfirm?.();
      }}
    />
  );
}
