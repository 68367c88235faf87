import { View } from '@tarojs/components';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { useManageData } from '../use-manage-data';
import { STOCK_MESSAGES } from './messages';
import styles from './stock.module.scss';

interface Props {
  readonly depaCode: string;
  readonly lotId: number;
}

/** What went in and out of a lot, the newest first. */
function Movements({ depaCode, lotId }: Props) {
  const t = useText(STOCK_MESSAGES);
  const dates = useDateText();
  const { data, error, refresh } = useManageData('GET /manage/stock/card.do', { depaCode, lotId });
  if (!data)
    return error ? (
      <ErrorBlock title={t('cardFailed')} reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="list" count={2} />
    );
  if (data.movements.length === 0) return <View className={styles.text}>{t('cardEmpty')}</View>;
  return (
    <View>
      {data.movements.map(({ movedAt, kind, doses, left, reference, by, note }, index) => (
        <View key={data.movements.length - index} className={styles.movement}>
          <View className={styles.line}>
            <View>{`${t(kind)} ${doses > 0 ? '+' : ''}${doses}`}</View>
            <View>{t('leftAfter', { left })}</View>
          </View>
          <View className={styles.text}>
            {[dates.dateTimeText(movedAt), by || t('byFile'), reference, note]
              .filter((part) => part !== '')
              .join(' · ')}
          </View>
        </View>
      ))}
      {data.isComplete ? null : <View className={styles.text}>{t('cardMore')}</View>}
    </View>
  );
}

/** The stock card of a lot. */
export function StockCard(props: Props) {
  const t = useText(STOCK_MESSAGES);
  return (
    <View className={styles.card}>
      <View className={styles.name} {...semantics({ role: 'heading', level: 3 })}>
        {t('card')}
      </View>
      <Movements {...props} />
    </View>
  );
}
