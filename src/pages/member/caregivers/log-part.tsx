import { View } from '@tarojs/components';
import type { CaregiverLogEntry } from '@contract/caregiver/endpoints';
import { LOG_TEXTS } from '@/features/people/caregiver/log-rules';
import { CAREGIVER_MESSAGES } from '@/features/people/caregiver/messages';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Section } from '@/ui/section/section';
import styles from './index.module.scss';

/** What was done with a member's appointments and who may act for them, the newest first. */
export function LogPart({ log }: { readonly log: readonly CaregiverLogEntry[] }) {
  const t = useText(CAREGIVER_MESSAGES);
  return (
    <Section title={t('log')} note={t('logNote')}>
      <View className={styles.note}>{log.length === 0 ? t('logEmpty') : ''}</View>
      {log.length > 0 ? (
        <CellGroup>
          {log.map((entry, index) => (
            <LogEntry key={`${entry.at} ${index}`} entry={entry} />
          ))}
        </CellGroup>
      ) : null}
    </Section>
  );
}

function LogEntry({ entry }: { readonly entry: CaregiverLogEntry }) {
  const t = useText(CAREGIVER_MESSAGES);
  const dates = useDateText();
  const { kind, by, isOwn, role, whose, orderId, productName: product } = entry;
  const who = isOwn ? t('logOwn') : by || t('logGone');
  const values = { who, product, role: role ? t(role) : '', whose: whose || t('logGone') };
  const what = t(LOG_TEXTS[kind], values);
  return (
    <Cell
      title={what}
      note={dates.dateTimeText(entry.at)}
      label={orderId ? t('logSpoken', { what }) : undefined}
      onPress={orderId ? () => void navigate.to('orderDetail', { orderId }) : undefined}
    />
  );
}
