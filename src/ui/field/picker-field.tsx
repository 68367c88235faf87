import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { Icon } from '../icon/icon';
import { UI_MESSAGES } from '../messages';
import { FieldFrame } from './field-frame';
import { PickerControl } from './picker-control';
import { useNote } from './use-note';
import type { FieldNote } from './use-note';
import type { DateTimeControlProps, SelectControlProps } from './picker-types';

type Own = 'invalid' | 'describedBy' | 'placeholder';

interface Surroundings extends FieldNote {
  readonly optional?: boolean | undefined;
  readonly placeholder?: string | undefined;
}

export type PickerFieldProps = Surroundings &
  (Omit<SelectControlProps, Own> | Omit<DateTimeControlProps, Own>);

const ICON = { select: 'chevron-down', date: 'calendar', time: 'clock' } as const;

/** A value chosen in the platform's native picker: one of a list, a date or a time of day. */
export function PickerField(props: PickerFieldProps) {
  const { hint, error, optional, placeholder, ...control } = props;
  const t = useText(UI_MESSAGES);
  const { noteId, described } = useNote({ hint, error });
  return (
    <FieldFrame {...props} noteId={noteId}>
      <PickerControl {...control} placeholder={placeholder ?? t('choose')} {...described} />
      <View className="ui-picker__icon">
        <Icon name={ICON[control.mode]} size="md" />
      </View>
    </FieldFrame>
  );
}
