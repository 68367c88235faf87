import { View } from '@tarojs/components';
import type { RecordAccess } from '@contract/personal/endpoints';
import { usePages } from '@/http/hooks/use-pages';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Refusal } from '@/ui/notice/refusal';
import { Empty } from '@/ui/state/empty';
import { PERSONAL_MESSAGES } from '../messages';
import styles from './personal.module.scss';

const keyOf = ({ part, firstAt, orderId, day }: RecordAccess): string =>
  [part, firstAt, orderId, day].join(' ');

/** Who opens it, where it is nobody of a clinic. */
const byOf = (part: RecordAccess['part']) => (part === 'moderation' ? 'byModerator' : 'byService');

/** Who of the staff opened something of the account, the newest first. */
export function AccessList() {
  const t = useText(PERSONAL_MESSAGES);
  const dates = useDateText();
  const { pages, state, footer, error, more } = usePages(
    'GET /personal/access/pageList.do',
    {},
    keyOf,
  );
  const isEmpty = state === 'ready' && pages.items.length === 0;
  return (
    <View>
      <Refusal title={t('accessesFailed')} reason={pages.items.length === 0 ? error?.msg : ''} />
      {isEmpty ? <Empty icon="shield-check" title={t('accessesNone')} /> : null}
      {pages.items.map((each) => {
        const at = dates.dateTimeText(each.lastAt);
        const { part, clinic, day, times, orderId } = each;
        return (
          <View key={keyOf(each)} className={styles.access}>
            <View>{clinic ? t('byClinic', { clinic }) : t(byOf(part))}</View>
            <View>{t(part, { day: day === null ? '' : dates.dayOfYear(day) })}</View>
            <View className={styles.at}>
              {times > 1 ? t('accessTimes', { at, count: times }) : at}
            </View>
            {orderId ? (
              <Button
                size="sm"
                kind="text"
                onPress={() => void navigate.to('orderDetail', { orderId })}
              >
                {t('openOrder')}
              </Button>
            ) : null}
          </View>
        );
      })}
      {isEmpty ? null : <ListFooter state={footer} onMore={more} />}
    </View>
  );
}
