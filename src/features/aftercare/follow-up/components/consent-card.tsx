import { View } from '@tarojs/components';
import { useState } from 'react';
import type { FollowUp } from '@contract/follow-up/endpoints';
import { ROUNDS } from '@contract/follow-up/schedule-rules';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { TextLink } from '@/ui/button/text-link';
import { Card } from '@/ui/card/card';
import { Refusal } from '@/ui/notice/refusal';
import { agreeToFollowUp } from '../api';
import { FOLLOW_UP_CONSENT_MESSAGES } from '../consent-messages';
import { FOLLOW_UP_MESSAGES } from '../messages';
import styles from './follow-up.module.scss';

export interface ConsentCardProps {
  readonly orderId: string;
  readonly followUp: FollowUp;
  readonly onChanged: () => Promise<unknown>;
}

/** Asks for agreement to a visit's follow-up, with what happens with the answers. */
export function ConsentCard({ orderId, followUp, onChanged }: ConsentCardProps) {
  const t = useText(FOLLOW_UP_MESSAGES);
  const c = useText(FOLLOW_UP_CONSENT_MESSAGES);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const wasStopped = followUp.state === 'stopped';
  const agree = async (): Promise<void> => {
    setBusy(true);
    setRefusal('');
    try {
      await agreeToFollowUp(orderId);
      await onChanged();
    } catch (error) {
      setRefusal(isApiError(error) ? error.msg : t('failed'));
    } finally {
      setBusy(false);
    }
  };
  const days = followUp.rounds.map(({ round }) => ROUNDS[round]).join(t('comma'));
  return (
    <Card>
      <View className={styles.title}>{wasStopped ? t('stoppedTitle') : c('consentTitle')}</View>
      {wasStopped ? <View className={styles.text}>{t('stoppedText')}</View> : null}
      <View className={styles.text}>{c('consentText', { days })}</View>
      <View className={styles.text}>{c('consentUse', { clinic: followUp.departmentName })}</View>
      <View className={styles.text}>{c('consentEnd')}</View>
      <TextLink onPress={() => void navigate.to('followUpConsent')}>{t('consentPage')}</TextLink>
      <Refusal title={t('failed')} reason={refusal} />
      <Button block kind="secondary" icon="bell" loading={busy} onPress={() => void agree()}>
        {wasStopped ? t('restart') : c('agree')}
      </Button>
    </Card>
  );
}
