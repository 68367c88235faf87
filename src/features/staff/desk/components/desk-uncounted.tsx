import { View } from '@tarojs/components';
import type { DeskOrder } from '@contract/desk/desk-order';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { TAKE_BACK_MESSAGES } from '../take-back-messages';
import { useDeskData } from '../use-desk-data';
import styles from './desk-sheet.module.scss';

/** Doses of a person at the desk that do not count, why, and what follows; nothing where all count. */
export function DeskUncounted({ order }: { readonly order: DeskOrder }) {
  const t = useText(TAKE_BACK_MESSAGES);
  const dates = useDateText();
  const { data = [] } = useDeskData(
    'GET /desk/uncounted.do',
    { orderId: order.orderId },
    order.status,
  );
  if (data.length === 0) return null;
  return (
    <NoticeBar tone="warning" title={t('uncountedTitle')}>
      {data.map(({ orderId, day, productName, doseLabel, reason, from }) => (
        <View key={orderId} className={styles.line}>
          {t('uncountedLine', {
            day: dates.day(day),
            dose: `${productName} ${doseLabel}`,
            why: t(reason),
            next: from === null ? t('askNone') : t('askAgain', { day: dates.day(from) }),
          })}
        </View>
      ))}
    </NoticeBar>
  );
}
