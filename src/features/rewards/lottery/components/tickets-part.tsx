import { View } from '@tarojs/components';
import type { LotteryDetail, OwnTickets } from '@contract/lottery/endpoints';
import type { TicketSource } from '@contract/lottery/lottery-rules';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Section } from '@/ui/section/section';
import { LOTTERY_MESSAGES } from '../messages';
import styles from './lottery.module.scss';

export interface TicketsPartProps {
  readonly activity: LotteryDetail;
  /** null: nobody is signed in who may take part. */
  readonly own: OwnTickets | null;
  readonly busy: string | null;
  readonly onGet: (source: TicketSource) => void;
  readonly onSignIn: () => void;
  readonly onAddSelf: () => void;
}

const toBeans = (): void => void navigate.to('healthBeanTask');

function BeanTicket({ activity, own, busy, onGet }: TicketsPartProps & { own: OwnTickets }) {
  const t = useText(LOTTERY_MESSAGES);
  const { ticketBeans: beans } = activity;
  const { balance, beanTicketsLeft: count } = own;
  if (beans === null || count === 0) return null;
  const isShort = balance < beans;
  return (
    <View className={styles.foot}>
      <View className={styles.note}>
        {t(isShort ? 'beansShort' : 'beansLeft', { balance, beans, count })}
      </View>
      <View className={styles.foot}>
        {isShort ? (
          <Button block kind="secondary" onPress={toBeans}>
            {t('toBeans')}
          </Button>
        ) : (
          <Button block kind="secondary" loading={busy === 'beans'} onPress={() => onGet('beans')}>
            {t('forBeans', { beans })}
          </Button>
        )}
      </View>
    </View>
  );
}

/** The reader's tickets, and the next step to another one. */
export function TicketsPart(props: TicketsPartProps) {
  const { activity, own, busy, onGet, onSignIn, onAddSelf } = props;
  const t = useText(LOTTERY_MESSAGES);
  const isOpen = activity.state === 'open';
  const first = (() => {
    if (!isOpen) return null;
    if (!own) return { text: t('signIn'), go: onSignIn };
    if (own.needsPerson) return { text: t('addSelf'), go: onAddSelf };
    return own.freeToday ? { text: t('free'), go: () => onGet('free') } : null;
  })();
  return (
    <Section title={t('tickets')}>
      <Card>
        <View className={styles.strong}>
          {own && own.count > 0 ? t('count', { count: own.count }) : t('none')}
        </View>
        <View className={styles.note}>
          {own?.tickets.map(({ ticketId }) => ticketId).join(' · ')}
        </View>
        <View className={styles.note}>{isOpen && own?.needsPerson ? t('needsPerson') : ''}</View>
        <View className={styles.note}>
          {isOpen && own && !own.needsPerson && !own.freeToday ? t('freeHad') : ''}
        </View>
        <View className={styles.foot}>
          {first ? (
            <Button block loading={busy === 'free'} onPress={first.go}>
              {first.text}
            </Button>
          ) : null}
        </View>
        {isOpen && own && !own.needsPerson ? <BeanTicket {...props} own={own} /> : null}
      </Card>
    </Section>
  );
}
