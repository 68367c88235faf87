import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { moderationRequest } from '../api';
import { MODERATION_MESSAGES } from '../messages';
import { useDecision } from '../use-decision';
import { MuteDays } from './mute-days';
import type { MuteChoice } from './mute-days';
import { NO_REASONS, ReasonFields } from './reason-fields';
import styles from './moderation.module.scss';

interface Props {
  readonly userId: string;
  readonly onClose: () => void;
}

/** Mutes an author, with a reason that they read. */
export function MuteForm({ userId, onClose }: Props) {
  const t = useText(MODERATION_MESSAGES);
  const [days, setDays] = useState<MuteChoice>(1);
  const [reasons, setReasons] = useState(NO_REASONS);
  const [isAsked, setAsked] = useState(false);
  const { busy, problem, decide } = useDecision();
  const mute = async (): Promise<void> => {
    const { reason, detail } = reasons;
    setAsked(true);
    if (!reason || days === 'none') return;
    const input = { userId, days, reason, detail };
    const send = () => moderationRequest('POST /ugc-api/moderation/mute.do', input);
    if (await decide(send, t('muted'))) onClose();
  };
  return (
    <View className={styles.step}>
      <Refusal title={t('failed')} reason={problem} />
      <MuteDays value={days} onChange={setDays} />
      <ReasonFields value={reasons} onChange={setReasons} isAsked={isAsked} />
      <View className={styles.buttons}>
        <Button size="sm" kind="danger" loading={busy} onPress={() => void mute()}>
          {t('muteAuthor')}
        </Button>
        <Button size="sm" kind="text" onPress={onClose}>
          {t('cancel')}
        </Button>
      </View>
    </View>
  );
}
