import { View } from '@tarojs/components';
import { useState } from 'react';
import type { AvailabilityAlert } from '@contract/availability-alerts/endpoints';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { stopTelling } from '@/features/clinics/availability-alerts/api';
import { AVAILABILITY_ALERT_MESSAGES } from '@/features/clinics/availability-alerts/messages';
import { isApiError } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
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
import { AvailabilityAlertItem } from './availability-alert-item';

/** The user's availability alerts (page type 12). */
export default function UserWantDo() {
  const t = useText(AVAILABILITY_ALERT_MESSAGES);
  const dates = useDateText();
  const title = usePageTitle('userWantDo');
  const isLogin = useLoginGate('userWantDo', {});
  const { data, error, refresh } = useServer(
    isLogin ? 'GET /vaccine/userWantVaccine/list.do' : null,
    {},
  );
  const [busy, setBusy] = useState<string | null>(null);
  const [violation, setViolation] = useState<{
    readonly id: string;
    readonly reason: string;
  } | null>(null);
  if (!data) {
    const loadFailure = error && {
      title: t('loadFailed'),
      reason: error.msg,
      onRetry: () => void refresh(),
    };
    return <Page title={title} loading={loadFailure ? false : 'list'} error={loadFailure} />;
  }
  const stop = async ({ id }: AvailabilityAlert): Promise<void> => {
    setBusy(id);
    setViolation(null);
    try {
      await stopTelling(id);
      showToast(t('cancelled'), 'success');
    } catch (failure) {
      setViolation({ id, reason: isApiError(failure) ? failure.msg : t('failed') });
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
          <AvailabilityAlertItem
            want={want}
            asked={t('region', { region: want.regionName, day: dates.dateTimeText(want.askedAt) })}
            state={
              want.nextFreeDay ? t('free', { day: dates.day(want.nextFreeDay) }) : t('waiting')
            }
          />
          <Refusal reason={violation?.id === want.id ? violation.reason : null} />
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
