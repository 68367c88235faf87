import { View } from '@tarojs/components';
import { useCallback } from 'react';
import type { Release } from '@contract/release/endpoints';
import { shanghaiClock } from '@contract/time/shanghai-rules';
import { HoldClock } from '@/features/booking/submission/components/hold-clock';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { Card } from '@/ui/card/card';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { RELEASE_MESSAGES } from '../messages';
import { useQueue } from '../use-queue';
import styles from './release.module.scss';

export interface QueueStatusCardProps {
  readonly depaCode: string;
  readonly productId: string;
}

/** On the booking form: the admission of the user's ticket for an open release and its end, or a link to the queue. */
export function QueueStatusCard({ depaCode, productId }: QueueStatusCardProps) {
  const { data } = useServer('GET /subscribe/release/list.do', { depaCode, productId });
  const open = data?.find(({ state }) => state === 'open');
  return <Optional>{open ? <QueueStatus key={open.releaseId} release={open} /> : null}</Optional>;
}

function QueueStatus({ release }: { readonly release: Release }) {
  const t = useText(RELEASE_MESSAGES);
  const { queue, ask } = useQueue(release.releaseId);
  const onExpired = useCallback(() => ask(), [ask]);
  if (!queue || queue.state === 'ended') return null;
  const toQueue = {
    text: t('inFormQueue'),
    onPress: () => void navigate.to('release', { id: release.releaseId }),
  };
  const { ticket } = queue;
  switch (ticket?.state) {
    case 'admitted': {
      const until = ticket.admittedUntil ?? 0;
      const said = t('inFormUntil', { until: shanghaiClock(until) });
      return (
        <Card tone="accent">
          <View className={styles.strong} {...semantics({ role: 'heading', level: 2 })}>
            {t('inForm')}
          </View>
          <HoldClock
            expiresAt={until}
            onExpired={onExpired}
            says={{ remainingText: said, soon: t('inFormSoon') }}
          />
          <View className={styles.facts}>{t('inFormText')}</View>
        </Card>
      );
    }
    case 'used':
      return null;
    case 'present':
    case 'inLine':
      return (
        <NoticeBar title={t('inFormWaiting')} action={toQueue}>
          {ticket.position === null
            ? t('inFormPresent')
            : t('inFormPosition', { position: ticket.position })}
        </NoticeBar>
      );
    case 'lapsed':
      return (
        <NoticeBar tone="warning" urgent title={t('lapsed')} action={toQueue}>
          {t('inFormExpired')}
        </NoticeBar>
      );
    default:
      return (
        <NoticeBar title={t('linkTitle')} action={{ ...toQueue, text: t('linkAction') }}>
          {t('linkOpen')}
        </NoticeBar>
      );
  }
}
