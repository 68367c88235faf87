import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ModeratedAuthor } from '@contract/community/moderation-endpoints';
import { serverNow } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { moderationRequest } from '../api';
import { MODERATION_MESSAGES } from '../messages';
import { useDecision } from '../use-decision';
import { AuthorFacts } from './author-facts';
import { MuteForm } from './mute-form';
import { VerifyForm } from './verify-form';
import styles from './moderation.module.scss';

/** A person, with what a moderator can do about them. */
export function AuthorCard({ item }: { readonly item: ModeratedAuthor }) {
  const t = useText(MODERATION_MESSAGES);
  const [open, setOpen] = useState<'verify' | 'mute' | null>(null);
  const { busy, problem, decide } = useDecision();
  const { userId } = item.author;
  const isMuted = item.mutedUntil !== null && item.mutedUntil > serverNow();
  const unmute = (): void => {
    const send = () => moderationRequest('POST /ugc-api/moderation/unmute.do', { userId });
    void decide(send, t('unmuted'));
  };
  const close = (): void => setOpen(null);
  return (
    <View className={styles.card}>
      <AuthorFacts item={item} />
      <Refusal title={t('failed')} reason={problem} />
      {open === null ? (
        <View className={styles.buttons}>
          <Button size="sm" kind="secondary" icon="badge-check" onPress={() => setOpen('verify')}>
            {t('userType')}
          </Button>
          {isMuted ? (
            <Button size="sm" kind="secondary" loading={busy} onPress={unmute}>
              {t('unmute')}
            </Button>
          ) : (
            <Button size="sm" kind="secondary" onPress={() => setOpen('mute')}>
              {t('muteAuthor')}
            </Button>
          )}
        </View>
      ) : null}
      {open === 'verify' ? <VerifyForm author={item.author} onClose={close} /> : null}
      {open === 'mute' ? <MuteForm userId={userId} onClose={close} /> : null}
    </View>
  );
}
