import { View } from '@tarojs/components';
import { useState } from 'react';
import type { Want } from '@contract/want/endpoints';
import { useLoginGate } from '@/features/account/use-login-gate';
import { stopTelling } from '@/features/want/api';
import { WANT_MESSAGES } from '@/features/want/messages';
import { isApiError } from '@/http/api-error';
import { useServer } from '@/http/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { CellGroup } from '@/ui/cell/cell-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';
import { showToast } from '@/ui/toast/toast';
import styles from './index.module.scss';
import { WantItem } from './want-item';

/** What one asked to be told about (page type 12). */
export default function UserWantDo() {
  const t = useText(WANT_MESSAGES);
  const dates = useDateText();
  const title = usePageTitle('userWantDo');
  const isLogin = useLoginGate('userWantDo', {});
  const { data, error, refresh } = useServer(
    isLogin ? 'GET /vaccine/userWantVaccine/list.do' : null,
    {},
  );
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState<{ readonly id: string; readonly reason: string } | null>(null);
  if (!data) {
    const loadFault = error && {
      title: t('loadFailed'),
      reason: error.msg,
      onRetry: () => void refresh(),
    };
    return <Page title={title} loading={loadFault ? false : 'list'} error={loadFault} />;
  }
  const stop = async ({ id }: Want): Promise<void> => {
    setBusy(id);
    setFault(null);
    try {
      await stopTelling(id);
      showToast(t('cancelled'), 'success');
    } catch (failure) {
      setFault({ id, reason: isApiError(failure) ? failure.msg : t('failed') });
    } finally {
      setBusy(null);
    }
  };
  if (data.list.length === 0) {
    const browse = { text: t('browse'), onPress: () => void navigate.to('allVaccine') };
    return (
      <Page title={title}>
        <Empty icon="bell" title={t('empty')} text={t('emptyHint')} action={browse} />
      </Page>
    );
  }
  return (
    <Page title={title}>
      <NoticeBar>{t('how')}</NoticeBar>
      {data.list.map((want) => (
        <CellGroup key={want.id}>
          <WantItem
            want={want}
            asked={t('region', { region: want.regionName, day: dates.moment(want.askedAt) })}
            state={
              want.nextFreeDay ? t('free', { day: dates.day(want.nextFreeDay) }) : t('waiting')
            }
          />
          <Refusal reason={fault?.id === want.id ? fault.reason : null} />
          <View className={styles.foot}>
            <Button
              kind="text"
              size="sm"
              loading={busy === want.id}
              label={t('cancelNamed', { product: want.productName })}
              onPress={() => void stop(want)}
            >
              {t('cancel')}
            </Button>
          </View>
        </CellGroup>
      ))}
    </Page>
  );
}
