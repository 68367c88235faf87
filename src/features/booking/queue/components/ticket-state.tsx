import { View } from '@tarojs/components';
import type { QueueState, Release, Ticket } from '@contract/release/endpoints';
import { ADMISSION_MS } from '@contract/release/release-rules';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { RELEASE_MESSAGES } from '../messages';
import { Countdown } from './countdown';
import styles from './release.module.scss';

const MINUTE = 60_000;

export interface TicketStateProps {
  readonly release: Release;
  readonly queue: QueueState;
  readonly ticket: Ticket;
  /** A countdown has ended: the state has to be requested again. */
  readonly onExpired: () => void;
}

/** State of the ticket, in large type; changes are announced politely. */
export function TicketState({ release, queue, ticket, onExpired }: TicketStateProps) {
  const t = useText(RELEASE_MESSAGES);
  const minutes = Math.ceil((ticket.waitMs ?? 0) / MINUTE);
  const outlook = {
    place: t('chanceGood'),
    maybe: t('chanceMaybe', { minutes }),
    unlikely: t('chanceUnlikely'),
  };
  switch (ticket.state) {
    case 'present':
      return (
        <View>
          <View className={styles.state} {...semantics({ role: 'status', live: 'polite' })}>
            <View className={styles.title}>
              {t(queue.state === 'announced' ? 'present' : 'drawing')}
            </View>
            <View className={styles.text}>
              {t(queue.state === 'announced' ? 'presentText' : 'drawingText')}
            </View>
          </View>
          <Countdown label={t('untilOpen')} until={release.releaseAt} onExpired={onExpired} />
          <View className={styles.note}>{t('presentCount', { count: queue.waiting })}</View>
        </View>
      );
    case 'inLine':
      return (
        <View>
          <View className={styles.state} {...semantics({ role: 'status', live: 'polite' })}>
            <View className={styles.title}>{t('position')}</View>
            <View className={styles.position}>
              {t('ticketNumber', { position: ticket.position ?? 0 })}
            </View>
            <View className={styles.strong}>
              {ticket.ahead ? t('ahead', { count: ticket.ahead }) : t('queueEmpty')}
            </View>
            <View className={styles.text}>{outlook[ticket.chance ?? 'maybe']}</View>
          </View>
          <View className={styles.note}>{t('placesLeft', { count: queue.placesLeft })}</View>
          <View className={styles.note}>{t('keepOpen', { minutes: ADMISSION_MS / MINUTE })}</View>
        </View>
      );
    case 'admitted':
      return (
        <View>
          <NoticeBar tone="success" urgent title={t('yourTurn')}>
            {t('yourTurnText')}
          </NoticeBar>
          <Countdown
            label={t('turnLeft')}
            until={ticket.admittedUntil ?? 0}
            onExpired={onExpired}
          />
          <Optional>
            {ticket.places !== null && ticket.places < ticket.people.length ? (
              <NoticeBar tone="warning">{t('fewer', { places: ticket.places })}</NoticeBar>
            ) : null}
          </Optional>
        </View>
      );
    default:
      return (
        <View className={styles.state} {...semantics({ role: 'status', live: 'polite' })}>
          <View className={styles.title}>{t(ticket.state)}</View>
          <View className={styles.text}>{t(`${ticket.state}Text`)}</View>
        </View>
      );
  }
}
