import { View } from '@tarojs/components';
import { useState } from 'react';
import { CHANGE_ACTIONS } from '@contract/manage/change-rules';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { PickerField } from '@/ui/field/picker-field';
import { SearchBar } from '@/ui/search/search-bar';
import { CHANGE_LOG_MESSAGES, CHANGE_MESSAGES } from './change-messages';
import styles from './changes.module.scss';

/** The choice of no kind. */
const ALL = 'all';

/** Which changes are shown. */
export interface ChangeFilter {
  /** A part of a name or login; '' for everybody. */
  readonly person: string;
  /** An action, or anything else for all. */
  readonly action: string;
  /** '' for all days. */
  readonly day: string;
}

export const NO_FILTER: ChangeFilter = { person: '', action: ALL, day: '' };

export const isFiltered = ({ person, action, day }: ChangeFilter): boolean =>
  person !== '' || action !== ALL || day !== '';

export interface ChangeFiltersProps {
  readonly filter: ChangeFilter;
  readonly onFilter: (filter: ChangeFilter) => void;
}

/** By whom, of which kind and of which day. */
export function ChangeFilters({ filter, onFilter }: ChangeFiltersProps) {
  const t = useText(CHANGE_LOG_MESSAGES);
  const actions = useText(CHANGE_MESSAGES);
  const [typed, setTyped] = useState('');
  const type = (next: string): void => {
    setTyped(next);
    if (next === '') onFilter({ ...filter, person: '' });
  };
  const clear = (): void => {
    setTyped('');
    onFilter(NO_FILTER);
  };
  return (
    <View className={styles.filters}>
      <SearchBar
        value={typed}
        onChange={type}
        onSearch={() => onFilter({ ...filter, person: typed.trim() })}
        placeholder={t('person')}
      />
      <View className={styles.pickers}>
        <View className={styles.picker}>
          <PickerField
            mode="select"
            label={t('kind')}
            value={filter.action}
            options={[
              { value: ALL, label: t('allKinds') },
              ...CHANGE_ACTIONS.map((each) => ({ value: each, label: actions(each) })),
            ]}
            onChange={(next) => onFilter({ ...filter, action: next })}
          />
        </View>
        <View className={styles.picker}>
          <PickerField
            mode="date"
            label={t('day')}
            placeholder={t('allDays')}
            value={filter.day}
            max={serverToday()}
            onChange={(day) => onFilter({ ...filter, day })}
          />
        </View>
      </View>
      {isFiltered(filter) ? (
        <Button kind="text" size="sm" icon="x" onPress={clear}>
          {t('clear')}
        </Button>
      ) : null}
    </View>
  );
}
