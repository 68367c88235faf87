import { View } from '@tarojs/components';
import { memo } from 'react';
import { useText } from '@/i18n/messages';
import { pressable } from '../a11y/press';
import { semantics } from '../a11y/semantics';
import { InputControl } from '../field/input-control';
import { Icon } from '../icon/icon';
import { UI_MESSAGES } from '../messages';
import { useStable } from '../use-stable';
import '../field/field.scss';
import './search-bar.scss';

export interface SearchBarProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSearch: () => void;
  /** What can be searched for; also the accessible name. */
  readonly placeholder: string;
  /** Focuses the field when it appears. */
  readonly focus?: boolean | undefined;
}

/** Renders only if its text changes: each render costs a mini-program a call to its view. */
const SearchInput = memo(InputControl);

/** Search field. */
export function SearchBar({ value, onChange, onSearch, placeholder, focus }: SearchBarProps) {
  const t = useText(UI_MESSAGES);
  const onText = useStable(onChange);
  const onConfirm = useStable(onSearch);
  return (
    <View className="ui-search" {...semantics({ role: 'search' })}>
      <Icon name="search" size="md" className="ui-search__icon" />
      <SearchInput
        className="ui-field__input ui-search__input"
        label={placeholder}
        placeholder={placeholder}
        value={value}
        confirmType="search"
        focus={focus}
        onChange={onText}
        onConfirm={onConfirm}
      />
      <View className="ui-field__tools">
        {value ? (
          <View
            className="ui-field__tool"
            {...pressable({ label: t('clear'), onPress: () => onChange('') })}
          >
            <Icon name="circle-x" size="md" />
          </View>
        ) : null}
      </View>
      <View className="ui-search__go" {...pressable({ onPress: onSearch })}>
        {t('search')}
      </View>
    </View>
  );
}
