import { Input } from '@tarojs/components';
import type { InputProps } from '@tarojs/components';
import { FIELDS_TAKE_NAMES } from '../a11y/field-names';
import { semantics } from '../a11y/semantics';
import { ROOM_ABOVE_KEYBOARD } from './keyboard-room';
import type { ControlProps, InputKind } from './control-types';

const NO_LIMIT = -1;

const TYPE: Record<InputKind, InputProps['type']> = {
  text: 'text',
  number: 'number',
  digit: 'digit',
  idcard: 'idcard',
  tel: 'number',
  password: 'text',
  email: 'text',
};

/** The mini-program's native input. */
export function InputControl(props: ControlProps) {
  return (
    <Input
      {...semantics({ label: props.label })}
      className={props.className}
      type={TYPE[props.kind ?? 'text']}
      password={props.kind === 'password'}
      value={props.value}
      placeholder={props.placeholder ?? (FIELDS_TAKE_NAMES ? '' : props.label)}
      placeholderClass="ui-field__placeholder"
      cursorSpacing={ROOM_ABOVE_KEYBOARD}
      disabled={props.disabled ?? false}
      maxlength={props.maxLength ?? NO_LIMIT}
      confirmType={props.confirmType ?? 'done'}
      focus={props.focus ?? false}
      onInput={(event) => props.onChange(event.detail.value)}
      onConfirm={() => props.onConfirm?.()}
      onFocus={() => props.onFocus?.()}
      onBlur={() => props.onBlur?.()}
    />
  );
}
