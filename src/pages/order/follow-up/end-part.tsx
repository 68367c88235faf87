import { View } from '@tarojs/components';
import { useState } from 'react';
import { eraseFollowUp, stopFollowUp } from '@/features/aftercare/follow-up/api';
import { dropDrafts } from '@/features/aftercare/follow-up/draft';
import { FOLLOW_UP_MESSAGES } from '@/features/aftercare/follow-up/messages';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { useConfirm } from '@/ui/popup/use-confirm';
import { showToast } from '@/ui/toast/toast';
import styles from './index.module.scss';

export interface EndPartProps {
  readonly orderId: string;
  /** Of the visit: what is written for them and not sent goes too. */
  readonly orderIds: readonly string[];
  readonly canStop: boolean;
  readonly canErase: boolean;
  readonly onChanged: () => Promise<unknown>;
}

/** Stopping the follow-up, with one tap, and deleting its answers. */
export function EndPart({ orderId, orderIds, canStop, canErase, onChanged }: EndPartProps) {
  const t = useText(FOLLOW_UP_MESSAGES);
  const [busy, setBusy] = useState('');
  const [refusal, setRefusal] = useState('');
  const [ask, dialog] = useConfirm();
  const run = async (step: 'stopped' | 'erased', call: () => Promise<unknown>): Promise<void> => {
    setBusy(step);
    setRefusal('');
    try {
      await call();
      dropDrafts(orderIds);
      await onChanged();
      showToast(t(step), 'success');
    } catch (error) {
      setRefusal(isApiError(error) ? error.msg : t('failed'));
    } finally {
      setBusy('');
    }
  };
  const erase = async (): Promise<void> => {
    const sure = await ask({
      title: t('eraseAsk'),
      text: t('eraseText'),
      confirmText: t('erase'),
      tone: 'danger',
    });
    if (sure) await run('erased', () => eraseFollowUp(orderId));
  };
  return (
    <View className={styles.end}>
      <Refusal title={t('failed')} reason={refusal} />
      {canStop ? (
        <View>
          <Button
            kind="secondary"
            block
            loading={busy === 'stopped'}
            onPress={() => void run('stopped', () => stopFollowUp(orderId))}
          >
            {t('stop')}
          </Button>
          <View className={styles.note}>{t('stopNote')}</View>
        </View>
      ) : null}
      {canErase ? (
        <Button
          kind="text"
          block
          icon="trash-2"
          loading={busy === 'erased'}
          onPress={() => void erase()}
        >
          {t('erase')}
        </Button>
      ) : null}
      {dialog}
    </View>
  );
}
