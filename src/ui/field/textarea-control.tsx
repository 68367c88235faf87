import { Textarea } from '@tarojs/components';
import { useContext } from 'react';
import { FIELDS_TAKE_NAMES } from '../a11y/field-names';
import { semantics } from '../a11y/semantics';
import { InLayer } from '../popup/layer-context';
import { ROOM_ABOVE_KEYBOARD } from './keyboard-room';
import type { ControlProps } from './control-types';

const NO_LIMIT = -1;

/**
 * The mini-program's native text area; it grows with its text. In what is fixed to the screen WeChat wants it called so
 * (developers.weixin.qq.com, component textarea, `fixed`).
 */
export function TextareaControl(props: ControlProps) {
  const fixed = useContext(InLayer);
  return (
    <Textarea
      {...semantics({ label: props.label })}
      className={props.className}
      value={props.value}
      placeholder={props.placeholder ?? (FIELDS_TAKE_NAMES ? '' : props.label)}
      placeholderClass="ui-field__placeholder"
      cursorSpacing={ROOM_ABOVE_KEYBOARD}
      disabled={props.disabled ?? false}
      maxlength={props.maxLength ?? NO_LIMIT}
      autoHeight
      fixed={fixed}
      onInput={(event) => props.onChange(event.detail.value)}
      onFocus={() => props.onFocus?.()}
      onBlur={() => props.onBlur?.()}
    />
  );
}
