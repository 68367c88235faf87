import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/messages';
import { FIELDS_TAKE_NAMES } from '../a11y/field-names';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import { UI_MESSAGES } from '../messages';
import type { FieldNote } from './use-note';
import './field.scss';

export interface FieldFrameProps extends FieldNote {
  readonly label: string;
  /** Id of the text below the control, for `describedBy`. */
  readonly noteId: string;
  readonly optional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Right-hand side of the text below, for example a length counter. */
  readonly aside?: ReactNode;
  /** Frame of a control that is not a box with a border (radio group, checkbox list). */
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
}

/** Layout of every field: label above, control, hint or error below. */
export function FieldFrame(props: FieldFrameProps) {
  const t = useText(UI_MESSAGES);
  const { error, hint, disabled, aside } = props;
  return (
    <View className={cx('ui-field', error && 'ui-field--bad', disabled && 'ui-field--off')}>
      <View className="ui-field__label" {...semantics({ hidden: FIELDS_TAKE_NAMES })}>
        {props.label}
        {props.optional ? <View className="ui-field__optional"> ({t('optional')})</View> : null}
      </View>
      <View className={props.bare ? 'ui-field__bare' : 'ui-field__box'}>{props.children}</View>
      <View className="ui-field__below">
        <View
          className="ui-field__note"
          id={props.noteId}
          {...semantics({ live: error ? 'polite' : undefined })}
        >
          {error ? <Icon name="circle-alert" className="ui-field__mark" /> : null}
          {error ?? hint}
        </View>
        {aside ? <View className="ui-field__aside">{aside}</View> : null}
      </View>
    </View>
  );
}
