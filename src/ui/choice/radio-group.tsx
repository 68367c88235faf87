import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { pressable, rovingGroup } from '../a11y/press';
import { rovingTarget } from '../a11y/roving';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { FieldFrame } from '../field/field-frame';
import { useNote } from '../field/use-note';
import { Icon } from '../icon/icon';
import './choice.scss';

export interface RadioOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly note?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly RadioOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** `rows` for choices with a note, `chips` for short words side by side. */
  readonly shape?: 'rows' | 'chips' | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** Selects exactly one of a few visible choices. On H5, arrow keys move and select. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { label, value, options, onChange, shape = 'rows', hint, error } = props;
  const { noteId, described } = useNote({ hint, error });
  const chosen = options.findIndex((option) => option.value === value);
  const entry = chosen < 0 ? options.findIndex((option) => !option.disabled) : chosen;
  const choose = (index: number): void => {
    const option = options[index];
    if (option && index !== chosen) onChange(option.value);
  };
  return (
    <FieldFrame label={label} noteId={noteId} hint={hint} error={error} bare>
      <View
        className={cx('ui-radios', `ui-radios--${shape}`)}
        {...rovingGroup()}
        {...semantics({
          role: 'radiogroup',
          label,
          required: props.required,
          ...described,
        })}
      >
        {options.map((option, index) => (
          <View
            key={option.value}
            className={cx(
              'ui-radio',
              index === chosen && 'ui-radio--on',
              option.disabled && 'ui-radio--off',
            )}
            {...pressable({
              role: 'radio',
              label: option.note ? `${option.label} ${option.note}` : option.label,
              checked: index === chosen,
              disabled: option.disabled,
              onPress: () => choose(index),
              roving: {
                index,
                active: index === entry,
                target: (key) =>
                  rovingTarget(key, {
                    index,
                    count: options.length,
                    isDisabled: (index) => !!options[index]?.disabled,
                  }),
                onMove: choose,
              },
            })}
          >
            <View className="ui-radio__mark">
              <Icon name="check" className="ui-radio__tick" />
            </View>
            <View className="ui-radio__text">
              {option.label}
              {option.note ? <View className="ui-radio__note">{option.note}</View> : null}
            </View>
          </View>
        ))}
      </View>
    </FieldFrame>
  );
}
