import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/messages';
import { Icon } from '../icon/icon';
import { UI_MESSAGES } from '../messages';
import { useUid } from '../uid';
import { FieldFrame } from './field-frame';
import { PickerControl } from './picker-control';
import type { DateTimeControlProps, SelectControlProps } from './picker-types';

type Own = 'invalid' | 'describedBy' | 'placeholder';

interface Surroundings {
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly placeholder?: string | undefined;
}

export type PickerFieldProps = Surroundings &
  (Omit<SelectControlProps, Own> | Omit<DateTimeControlProps, Own>);

const ICON = { select: 'chevron-down', date: 'calendar', time: 'clock' } as const;

/** A value chosen in the platform's native picker: one of a list, a date or a time of day. */
export function PickerField({ hint, error, optional, placeholder, ...control }: PickerFieldProps) {
  const t = useText(UI_MESSAGES);
  const noteId = useUid('note');
  return (
    <FieldFrame
      label={control.label}
      noteId={noteId}
      hint={hint}
      error={error}
      optional={optional}
      disabled={control.disabled}
    >
      <PickerControl
        {...control}
        placeholder={placeholder ?? t('choose')}
        invalid={!!error}
        describedBy={error || hint ? noteId : undefined}
      />
      <View className="ui-picker__icon">
        <Icon name={ICON[control.mode]} size="md" />
      </View>
    </FieldFrame>
  );
}
