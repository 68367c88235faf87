import { View } from '@tarojs/components';
import { useState } from 'react';
import type { OwnPrize } from '@contract/lottery/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Section } from '@/ui/section/section';
import { LOTTERY_MESSAGES } from '../messages';
import type { PrizeClaim } from '../api';
import { ClaimForm } from './claim-form';
import styles from './lottery.module.scss';

export interface OwnPrizesProps {
  readonly prizes: readonly OwnPrize[];
  readonly busy: boolean;
  /** @returns whether the address was stored */
  readonly onClaim: (claim: PrizeClaim) => Promise<boolean>;
}

/** What the reader has won, and the form for where to send it. */
export function OwnPrizes({ prizes, busy, onClaim }: OwnPrizesProps) {
  const t = useText(LOTTERY_MESSAGES);
  const dates = useDateText();
  const [claiming, setClaiming] = useState<string | null>(null);
  if (prizes.length === 0) return null;
  return (
    <Section title={t('myPrizes')} note={t('free_of_charge')}>
      {prizes.map((prize) => {
        const { ticketId, state } = prize;
        const isOpen = state === 'won' || state === 'claimed';
        const isGone = state === 'claimed' && prize.delivery === null;
        return (
          <Card key={ticketId}>
            <View className={styles.strong}>{prize.prize}</View>
            <View className={styles.note}>{prize.title}</View>
            <View className={styles.note}>
              {isGone
                ? t('addressGone')
                : t(`state_${state}`, { time: dates.dateTime(prize.claimUntil) })}
            </View>
            <View className={styles.foot}>
              {isOpen && claiming !== ticketId ? (
                <Button
                  block
                  kind={state === 'won' || isGone ? 'primary' : 'secondary'}
                  onPress={() => setClaiming(ticketId)}
                >
                  {t(state === 'won' || isGone ? 'claim' : 'correct')}
                </Button>
              ) : null}
            </View>
            {claiming === ticketId ? (
              <ClaimForm
                prize={prize}
                busy={busy}
                onCancel={() => setClaiming(null)}
                onSave={(claim) =>
                  void onClaim(claim).then((isSaved) => (isSaved ? setClaiming(null) : undefined))
                }
              />
            ) : null}
          </Card>
        );
      })}
    </Section>
  );
}
