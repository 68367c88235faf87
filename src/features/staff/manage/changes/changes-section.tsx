import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { CHANGE_ACTIONS } from '@contract/manage/change-rules';
import type { ManageChange } from '@contract/manage/staff-endpoints';
import { endIfExpired } from '@/features/staff/session/staff-request';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { PickerField } from '@/ui/field/picker-field';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { SearchBar } from '@/ui/search/search-bar';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { manageSession } from '../session';
import { CHANGE_LOG_MESSAGES, CHANGE_MESSAGES } from './change-messages';
import { ChangeRow } from './change-row';
import styles from './changes.module.scss';

const idOf = ({ changeId }: ManageChange): string => changeId;
/** The choice of no kind. */
const ALL = 'all';
const NO_FILTER = { person: '', action: ALL, day: '' };

/** Who changed what: of a clinic, or of all that the operator manages, the newest first. */
export function ChangesSection({ depaCode }: { readonly depaCode: string | null }) {
  const t = useText(CHANGE_LOG_MESSAGES);
  const actions = useText(CHANGE_MESSAGES);
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState(NO_FILTER);
  const action = CHANGE_ACTIONS.find((each) => each === filter.action);
  const input = {
    ...(depaCode === null ? {} : { depaCode }),
    person: filter.person,
    ...(action ? { action } : {}),
    ...(filter.day ? { day: filter.day } : {}),
  };
  const options = { deskToken: manageSession.tokenOf() };
  const pages = useCursorPages('GET /manage/changes.do', input, idOf, options);
  const { items, isIn, error, footer, more, refresh } = pages;
  useEffect(() => endIfExpired(manageSession, error), [error]);
  const type = (next: string): void => {
    setTyped(next);
    if (next === '') setFilter({ ...filter, person: '' });
  };
  const clear = (): void => {
    setTyped('');
    setFilter(NO_FILTER);
  };
  const isFiltered = filter.person !== '' || action !== undefined || filter.day !== '';
  return (
    <View>
      <View className={styles.filters}>
        <SearchBar
          value={typed}
          onChange={type}
          onSearch={() => setFilter({ ...filter, person: typed.trim() })}
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
              onChange={(next) => setFilter({ ...filter, action: next })}
            />
          </View>
          <View className={styles.picker}>
            <PickerField
              mode="date"
              label={t('day')}
              placeholder={t('allDays')}
              value={filter.day}
              max={serverToday()}
              onChange={(day) => setFilter({ ...filter, day })}
            />
          </View>
        </View>
        {isFiltered ? (
          <Button kind="text" size="sm" icon="x" onPress={clear}>
            {t('clear')}
          </Button>
        ) : null}
      </View>
      {!isIn && error ? (
        <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
      ) : null}
      {!isIn && !error ? <Skeleton shape="list" count={4} /> : null}
      {isIn && items.length === 0 ? (
        <Empty icon="history" title={t('empty')} text={isFiltered ? t('emptyText') : undefined} />
      ) : null}
      {items.length > 0 ? (
        <View {...semantics({ role: 'list', label: t('list') })}>
          {items.map((change) => (
            <ChangeRow key={change.changeId} change={change} />
          ))}
        </View>
      ) : null}
      {isIn && items.length > 0 ? <ListFooter state={footer} onMore={more} /> : null}
    </View>
  );
}
