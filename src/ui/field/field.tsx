import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/messages';
import { useUnsavedInput } from '@/storage/unsaved';
import { pressable } from '../a11y/press';
import { Icon } from '../icon/icon';
import { UI_MESSAGES } from '../messages';
import type { ControlProps } from './control-types';
import { FieldFrame } from './field-frame';
import { InputControl } from './input-control';
import { useNote } from './use-note';
import type { FieldNote } from './use-note';

export interface FieldProps
  extends Omit<ControlProps, 'className' | 'describedBy' | 'invalid'>, FieldNote {
  readonly optional?: boolean | undefined;
  /** Shows a button that clears the field. Default true, except for passwords. */
  readonly clearable?: boolean | undefined;
  /** A control at the right edge, for example "get code". */
  readonly trailing?: ReactNode;
}

/** One-line text field with label, hint and error. */
export function Field(props: FieldProps) {
  const { hint, error, optional, clearable, trailing, ...control } = props;
  const t = useText(UI_MESSAGES);
  const { noteId, described } = useNote({ hint, error });
  const [shown, setShown] = useState(false);
  useUnsavedInput(!control.disabled && control.value !== '');
  const secret = control.kind === 'password';
  const canClear = (clearable ?? !secret) && !control.disabled && control.value !== '';
  return (
    <FieldFrame {...props} noteId={noteId}>
      <InputControl
        {...control}
        kind={secret && shown ? 'text' : control.kind}
        className="ui-field__input"
        {...described}
      />
      <View className="ui-field__tools">
        {canClear ? (
          <View
            className="ui-field__tool"
            {...pressable({
              label: `${t('clear')} ${control.label}`,
              onPress: () => control.onChange(''),
            })}
          >
            <Icon name="circle-x" size="md" />
          </View>
        ) : null}
        {secret ? (
          <View
            className="ui-field__tool"
            {...pressable({
              label: t(shown ? 'hidePassword' : 'showPassword'),
              onPress: () => setShown(!shown),
            })}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} size="md" />
          </View>
        ) : null}
        {trailing}
      </View>
    </FieldFrame>
  );
}
