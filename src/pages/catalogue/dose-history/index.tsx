import { View } from '@tarojs/components';
import { useState } from 'react';
import type { DataOf } from '@contract/endpoints';
import { loadState } from '@/http/hooks/load-state';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { printPage } from '@/platform/print';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { RECORD_MESSAGES } from './record-messages';
import { RecordView } from './record-view';
import styles from './index.module.scss';

const ENCRYPTED = { crypto: 'response' } as const;
const FAMILY = 'GET /linkman/linkman/findByUserId.do';
const RECORD = 'GET /vaccine/plan/doseHistory.do';

/** Everything that one person was given, to show, print or send (query `linkmanId`; without it the first of the family). */
export default function DoseHistory() {
  const t = useText(RECORD_MESSAGES);
  const title = usePageTitle('doseHistory');
  const { linkmanId: asked } = useRouteQuery();
  const isLogin = useLoginGate('doseHistory', { linkmanId: asked });
  const people = useServer(isLogin ? FAMILY : null, {}, ENCRYPTED);
  const [chosen, setChosen] = useState(asked);
  const family = people.data ?? [];
  const person = family.find(({ linkmanId }) => linkmanId === chosen) ?? family[0];
  const linkmanId = person?.linkmanId ?? '';
  const record = useServer(linkmanId ? RECORD : null, { linkmanId }, ENCRYPTED);
  usePullToRefresh([people.refresh, record.refresh]);
  return (
    <Page
      title={title}
      {...loadState(people, t('peopleFailed'))}
      footer={record.data && record.data.doses.length > 0 ? <PrintButton /> : null}
    >
      <View className={`${styles.ask} ui-print-none`}>
        {family.length > 1 ? (
          <RadioGroup
            label={t('who')}
            shape="chips"
            value={linkmanId}
            options={family.map(({ linkmanId: value, name }) => ({ value, label: name }))}
            onChange={setChosen}
          />
        ) : null}
      </View>
      {person ? <Shown key={linkmanId} record={record} /> : <NoPeople />}
    </Page>
  );
}

function NoPeople() {
  const t = useText(RECORD_MESSAGES);
  return (
    <Empty
      icon="users"
      title={t('noPeople')}
      text={t('noPeopleText')}
      action={{
        text: t('addPerson'),
        onPress: () => void navigate.to('memberForm', { type: '3' }),
      }}
    />
  );
}

interface ShownProps {
  readonly record: Pick<
    ReturnType<typeof useServer<'GET /vaccine/plan/doseHistory.do'>>,
    'data' | 'error' | 'refresh'
  > & { readonly data: DataOf<typeof RECORD> | undefined };
}

function Shown({ record: { data, error, refresh } }: ShownProps) {
  const t = useText(RECORD_MESSAGES);
  if (data) return <RecordView record={data} />;
  if (!error) return <Skeleton shape="list" count={3} />;
  return <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />;
}

/** Prints where a page can be printed; elsewhere it says where. */
function PrintButton() {
  const t = useText(RECORD_MESSAGES);
  const print = printPage();
  return print ? (
    <Button block icon="file-text" onPress={print}>
      {t('print')}
    </Button>
  ) : null;
}
