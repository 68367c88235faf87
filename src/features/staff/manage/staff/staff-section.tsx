import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { FirstPassword, StaffAccount } from '@contract/manage/staff-endpoints';
import { SignInList } from '@/features/staff/session/components/sign-in-list';
import { endIfExpired } from '@/features/staff/session/staff-request';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Popup } from '@/ui/popup/popup';
import { SearchBar } from '@/ui/search/search-bar';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { Tabs } from '@/ui/tabs/tabs';
import { manageSession } from '../session';
import { useManageData } from '../use-manage-data';
import { AccountRow } from './account-row';
import { AccountSheet } from './account-sheet';
import { AddStaff } from './add-staff';
import { FirstPasswordSheet } from './first-password';
import { STAFF_ACCOUNT_MESSAGES } from './staff-messages';
import styles from './staff.module.scss';

type Sheet =
  | { readonly kind: 'add' | 'signIns' }
  | { readonly kind: 'account'; readonly account: StaffAccount }
  | { readonly kind: 'password'; readonly given: FirstPassword };

const idOf = ({ staffId }: StaffAccount): string => staffId;

/** Accounts of a clinic's staff; the operator's without a clinic are all. */
export function StaffSection({ depaCode }: { readonly depaCode: string | null }) {
  const t = useText(STAFF_ACCOUNT_MESSAGES);
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const [shown, setShown] = useState<'active' | 'ended'>('active');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { data: me } = useManageData('GET /manage/me.do', {});
  const scope = depaCode === null ? {} : { depaCode };
  const input = { ...scope, words, isEnded: shown === 'ended' };
  const options = { deskToken: manageSession.tokenOf() };
  const pages = useCursorPages('GET /manage/staff/list.do', input, idOf, options);
  const { items, isIn, error, footer, more, refresh, again } = pages;
  useEffect(() => endIfExpired(manageSession, error), [error]);
  const type = (next: string): void => {
    setTyped(next);
    if (next === '') setWords('');
  };
  const done = (given: FirstPassword | null): void => {
    setSheet(given ? { kind: 'password', given } : null);
    void again();
  };
  const close = (): void => setSheet(null);
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
      <SearchBar
        value={typed}
        onChange={type}
        onSearch={() => setWords(typed.trim())}
        placeholder={t('find')}
      />
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
      {sheet?.kind === 'add' && me ? (
        <AddStaff by={me.role} depaCode={depaCode} onClose={close} onMade={done} />
      ) : null}
      {sheet?.kind === 'account' ? (
        <AccountSheet account={sheet.account} onClose={close} onDone={done} />
      ) : null}
      {sheet?.kind === 'password' ? (
        <FirstPasswordSheet given={sheet.given} onClose={close} />
      ) : null}
      {sheet?.kind === 'signIns' && depaCode !== null ? (
        <ClinicSignIns depaCode={depaCode} onClose={close} />
      ) : null}
    </View>
  );
}

interface ClinicSignInsProps {
  readonly depaCode: string;
  readonly onClose: () => void;
}

function ClinicSignIns({ depaCode, onClose }: ClinicSignInsProps) {
  const t = useText(STAFF_ACCOUNT_MESSAGES);
  const signIns = useManageData('GET /manage/staff/signIns.do', { depaCode });
  return (
    <Popup open title={t('signIns')} onClose={onClose}>
      <SignInList {...signIns} />
    </Popup>
  );
}
