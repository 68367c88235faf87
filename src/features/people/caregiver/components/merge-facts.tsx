import { View } from '@tarojs/components';
import type { OwnEntry } from '@contract/caregiver/endpoints';
import { useText } from '@/i18n/messages';
import { CAREGIVER_MESSAGES } from '../messages';
import styles from './merge-facts.module.scss';

const COUNTED = [
  ['appointments', 'ownAppointments'],
  ['enteredDoses', 'ownDoses'],
  ['waiting', 'ownWaiting'],
  ['sharedWith', 'ownSharedWith'],
] as const;

interface MergeFactsProps {
  readonly entry: Pick<OwnEntry, (typeof COUNTED)[number][0]>;
}

/** What joining an own entry brings along, what stays, and that it comes back. */
export function MergeFacts({ entry }: MergeFactsProps) {
  const t = useText(CAREGIVER_MESSAGES);
  const counted = COUNTED.filter(([what]) => entry[what] > 0).map(([what, text]) =>
    t(text, { count: entry[what] }),
  );
  return (
    <View>
      {[...counted, t('ownClinic'), t('ownBack')].map((fact) => (
        <View key={fact} className={styles.fact}>
          <View className={styles.dot}>·</View>
          <View>{fact}</View>
        </View>
      ))}
    </View>
  );
}
