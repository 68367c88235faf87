import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '../a11y/press';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { UI_MESSAGES } from '../messages';
import { FieldFrame } from './field-frame';
import { useNote } from './use-note';
import type { FieldNote } from './use-note';

export interface PressFieldProps extends FieldNote {
  readonly label: string;
  /** Text of the chosen value; empty while nothing is chosen. */
  readonly value: string;
  readonly onPress: () => void;
  readonly placeholder?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly icon?: IconName | undefined;
}

/** A field whose value is chosen elsewhere: in a sheet or on another page. */
export function PressField(props: PressFieldProps) {
  const t = useText(UI_MESSAGES);
  const { noteId, described } = useNote(props);
  const text = props.value || (props.placeholder ?? t('choose'));
  return (
    <FieldFrame {...props} noteId={noteId}>
      <View
        className="ui-picker ui-picker--press"
        {...pressable({
          onPress: props.onPress,
          label: `${props.label} ${text}`,
          disabled: props.disabled,
          describedBy: described.describedBy,
          hasPopup: 'dialog',
        })}
      >
        <View className={props.value ? 'ui-picker__text' : 'ui-picker__text ui-field__placeholder'}>
          {text}
        </View>
      </View>
      <View className="ui-picker__icon">
        <Icon name={props.icon ?? 'chevron-right'} size="md" />
      </View>
    </FieldFrame>
  );
}
