import { View } from '@tarojs/components';
import { drandAddress } from '@contract/lottery/beacon-rules';
import type { LotteryDetail, OwnTickets } from '@contract/lottery/endpoints';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { cx } from '@/ui/class-names';
import { Section } from '@/ui/section/section';
import { LOTTERY_MESSAGES } from '../messages';
import { useVerify } from '../use-verify';
import styles from './lottery.module.scss';

export interface VerifyPartProps {
  readonly activity: LotteryDetail;
  readonly own: OwnTickets | undefined;
}

/** What was published of the draw, and the button that computes it again here. */
export function VerifyPart({ activity, own }: VerifyPartProps) {
  const t = useText(LOTTERY_MESSAGES);
  const { activityId, state, seedHash, seed, listHash, source, round, publicValue } = activity;
  const mine = own?.tickets.map(({ ticketId }) => ticketId) ?? [];
  const { verdict, start } = useVerify(activityId, mine);
  return (
    <Section title={t('verify')}>
      <Card>
        <View>{t('verifyHow')}</View>
        <View className={styles.hash}>{t('seedHash') + seedHash}</View>
        <View className={styles.hash}>{t('listHash') + (listHash ?? t('later'))}</View>
        <View className={styles.hash}>
          {round === null
            ? ''
            : t('source') + t(`source_${source}`, { round, address: drandAddress(round) })}
        </View>
        <View className={styles.hash}>{publicValue ?? ''}</View>
        <View className={styles.hash}>{seed === null ? '' : t('seed') + seed}</View>
        <View className={styles.foot}>
          {state === 'drawn' ? (
            <Button
              block
              kind="secondary"
              icon="shield-check"
              loading={verdict?.tone === 'busy'}
              onPress={start}
            >
              {t('verifyNow')}
            </Button>
          ) : null}
        </View>
        <View
          className={cx(
            styles.verdict,
            verdict?.tone === 'holds' && styles.holds,
            verdict?.tone === 'fails' && styles.fails,
          )}
          {...semantics({ live: 'polite' })}
        >
          {verdict?.text ?? ''}
        </View>
      </Card>
    </Section>
  );
}
