import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { FirstPassword, StaffAccount } from '@contract/manage/staff-endpoints';
import { endIfExpired } from '@/features/staff/session/staff-request';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { SearchBar } from '@/ui/search/search-bar';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { Tabs } from '@/ui/tabs/tabs';
import { manageSession } from '../session';
import { AccountRow } from './account-row';
import { StaffSheets } from './staff-sheets';
import type { StaffSheet } from './staff-sheets';
import { STAFF_ACCOUNT_MESSAGES } from './staff-messages';
import styles from './staff.module.scss';

const idOf = ({ staffId }: StaffAccount): string => staffId;

/** Accounts of a clinic's staff; the operator's without a clinic are all. */
export function StaffSection({ depaCode }: { readonly depaCode: string | null }) {
  const t = useText(STAFF_ACCOUNT_MESSAGES);
  const [words, setWords] = useState('');
  const [shown, setShown] = useState<'active' | 'ended'>('active');
  const [sheet, setSheet] = useState<StaffSheet | null>(null);
  const input = { ...(depaCode !== null && { depaCode }), words, isEnded: shown === 'ended' };
  const options = { deskToken: manageSession.tokenOf() };
  const pages = useCursorPages('GET /manage/staff/list.do', input, idOf, options);
  const { items, isIn, error, footer, more, refresh, again } = pages;
  useEffect(() => endIfExpired(manageSession, error), [error]);
  const done = (given: FirstPassword | null): void => {
    setSheet(given ? { kind: 'password', given } : null);
    void again();
  };
  return (
    <View>
      <View className={styles.tools}>
        <Button size="sm" icon="user-plus" onPress={() => setSheet({ kind: 'add' })}>
          {t('add')}
        </Button>
        {depaCode === null ? null : (
          <Button
            size="sm"
            kind="secondary"
            icon="history"
            onPress={() => setSheet({ kind: 'signIns' })}
          >
            {t('signIns')}
          </Button>
        )}
      </View>
      <AccountSearch onWords={setWords} />
      <Tabs
        shape="pills"
        label={t('filter')}
        items={[
          { key: 'active', label: t('active') },
          { key: 'ended', label: t('ended') },
        ]}
        active={shown}
        onSelect={setShown}
      />
      <View className={styles.list}>
        {!isIn && error ? (
          <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
        ) : null}
        {!isIn && !error ? <Skeleton shape="list" count={4} /> : null}
        {isIn && items.length === 0 ? (
          <Empty
            icon="users"
            title={t(shown === 'ended' ? 'emptyEnded' : 'empty')}
            text={shown === 'ended' ? undefined : t('emptyText')}
          />
        ) : null}
        {items.length > 0 ? (
          <View {...semantics({ role: 'list', label: t(shown) })}>
            {items.map((account) => (
              <AccountRow
                key={account.staffId}
                account={account}
                onPress={() => setSheet({ kind: 'account', account })}
              />
            ))}
          </View>
        ) : null}
        {isIn && items.length > 0 ? <ListFooter state={footer} onMore={more} /> : null}
      </View>
      <StaffSheets sheet={sheet} depaCode={depaCode} onClose={() => setSheet(null)} onDone={done} />
    </View>
  );
}

/** Finds accounts by a part of their login or name; emptied, it shows all. */
function AccountSearch({ onWords }: { readonly onWords: (words: string) => void }) {
  const t = useText(STAFF_ACCOUNT_MESSAGES);
  const [typed, setTyped] = useState('');
  return (
    <View className={styles.search}>
      <SearchBar
        value={typed}
        onChange={(next) => {
          setTyped(next);
          if (next === '') onWords('');
        }}
        onSearch={() => onWords(typed.trim())}
        placeholder={t('find')}
      />
    </View>
  );
}
