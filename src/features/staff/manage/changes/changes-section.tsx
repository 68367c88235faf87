import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { CHANGE_ACTIONS } from '@contract/manage/change-rules';
import type { ManageChange } from '@contract/manage/staff-endpoints';
import { endIfExpired } from '@/features/staff/session/staff-request';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { manageSession } from '../session';
import { ChangeFilters, isFiltered, NO_FILTER } from './change-filters';
import type { ChangeFilter } from './change-filters';
import { CHANGE_LOG_MESSAGES } from './change-messages';
import { ChangeRow } from './change-row';

const idOf = ({ changeId }: ManageChange): string => changeId;
/** Who changed what: of a clinic, or of all that the operator manages, the newest first. */
export function ChangesSection({ depaCode }: { readonly depaCode: string | null }) {
  const t = useText(CHANGE_LOG_MESSAGES);
  const [filter, setFilter] = useState<ChangeFilter>(NO_FILTER);
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
  return (
    <View>
      <ChangeFilters filter={filter} onFilter={setFilter} />
      {!isIn && error ? (
        <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
      ) : null}
      {!isIn && !error ? <Skeleton shape="list" count={4} /> : null}
      {isIn && items.length === 0 ? (
        <Empty
          icon="history"
          title={t('empty')}
          text={isFiltered(filter) ? t('emptyText') : undefined}
        />
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
