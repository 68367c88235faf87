import { View } from '@tarojs/components';
import type { WaitlistEntry } from '@contract/waitlist/endpoints';
import { MAX_OFFERS } from '@contract/waitlist/waitlist-rules';
import type { WaitlistState } from '@contract/waitlist/waitlist-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Tag } from '@/ui/tag/tag';
import { WAITLIST_MESSAGES } from '../messages';
import { isOpen } from '../open-offer';
import styles from './waiting.module.scss';

const STATES = {
  waiting: { label: 'waiting', tone: 'brand', icon: 'clock' },
  taken: { label: 'taken', tone: 'success', icon: 'circle-check' },
  left: { label: 'left_', tone: 'neutral', icon: 'x' },
  exhausted: { label: 'exhausted', tone: 'neutral', icon: 'circle-x' },
  over: { label: 'over', tone: 'neutral', icon: 'circle-x' },
} as const satisfies Record<WaitlistState, object>;
const OFFERED = { label: 'offered', tone: 'accent', icon: 'bell-ring' } as const;

export interface WaitlistItemProps {
  readonly entry: WaitlistEntry;
  readonly onLeave: (entry: WaitlistEntry) => void;
}

/** An entry on a waiting list: for whom, for what, and its position. */
export function WaitlistItem({ entry, onLeave }: WaitlistItemProps) {
  const t = useText(WAITLIST_MESSAGES);
  const dates = useDateText();
  const { state, linkmanName: name, ahead, offersMade } = entry;
  const isWaiting = state === 'waiting';
  const isOffered = isWaiting && isOpen(entry.offer);
  const { label, tone, icon } = isOffered ? OFFERED : STATES[state];
  const when = entry.day ? dates.day(entry.day) : t('anyDay');
  return (
    <Card>
      <View className={styles.head}>
        <View className={styles.title}>{name}</View>
        <Tag tone={tone} icon={icon}>
          {t(label)}
        </Tag>
      </View>
      <View className={styles.what}>{entry.productName}</View>
      <View className={styles.line}>{`${entry.doseLabel} · ${when}`}</View>
      <View className={styles.line}>{entry.departmentName ?? t('anyClinic')}</View>
      <View className={styles.stand}>
        {isOffered ? t('offeredText') : null}
        {isWaiting && !isOffered && ahead !== null ? t('position', { position: ahead + 1 }) : null}
      </View>
      <View className={styles.line}>
        {isWaiting && offersMade > 0
          ? t('offersMade', { count: offersMade, most: MAX_OFFERS })
          : null}
        {state === 'exhausted' ? t('exhaustedText', { most: MAX_OFFERS }) : null}
        {state === 'over' ? t('overText') : null}
      </View>
      <View className={styles.leave}>
        {isWaiting ? (
          <Button
            kind="text"
            size="sm"
            label={t('leaveSpoken', { name })}
            onPress={() => onLeave(entry)}
          >
            {t('leave')}
          </Button>
        ) : null}
      </View>
    </Card>
  );
}
