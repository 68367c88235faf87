import { View } from '@tarojs/components';
import type { RecallRecipient } from '@contract/manage/recall-endpoints';
import { isToBeCalled } from '@contract/stock/recall-rules';
import type { RecallOutcome } from '@contract/stock/recall-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { RECALL_MESSAGES } from './messages';
import styles from './recall.module.scss';

interface Props {
  readonly recipient: RecallRecipient;
  readonly busy: boolean;
  readonly onMark: (outcome: RecallOutcome) => void;
}

/** Somebody whom the lot was given, with the number to call; a mark that was made by mistake is made again. */
export function RecipientRow({ recipient, busy, onMark }: Props) {
  const t = useText(RECALL_MESSAGES);
  const dates = useDateText();
  const { personName, guardianName, mobile, day, doseLabel, clinicName, notified } = recipient;
  const { outcome, markedAt, markedBy: by } = recipient;
  const name = personName || t('removed');
  const guardian = guardianName === '' ? '' : t('guardian', { name: guardianName });
  const facts = [guardian, dates.dayOfYear(day), doseLabel, clinicName];
  const isOpen = isToBeCalled(recipient);
  return (
    <View className={styles.recipient} {...semantics({ role: 'listitem' })}>
      <View className={styles.name}>{name}</View>
      <View>{facts.filter((fact) => fact !== '').join(' · ')}</View>
      <View className={styles.text}>{t(`notified${notified}`)}</View>
      {outcome && markedAt !== null ? (
        <View className={styles.text}>
          {t('marked', { by, at: dates.dateTimeText(markedAt), outcome: t(outcome) })}
        </View>
      ) : null}
      <View className={styles.tools}>
        {mobile === '' ? null : (
          <Button
            kind="text"
            icon="phone"
            label={t('call', { name, mobile })}
            onPress={() => void callPhone(mobile)}
          >
            {mobile}
          </Button>
        )}
        {isOpen ? (
          <Button
            disabled={busy}
            label={t('markOf', { name, outcome: t('reached') })}
            onPress={() => onMark('reached')}
          >
            {t('reached')}
          </Button>
        ) : null}
        {isOpen || outcome === 'reached' ? (
          <Button
            kind="secondary"
            disabled={busy}
            label={t('markOf', { name, outcome: t('notReached') })}
            onPress={() => onMark('notReached')}
          >
            {t('notReached')}
          </Button>
        ) : null}
      </View>
    </View>
  );
}
