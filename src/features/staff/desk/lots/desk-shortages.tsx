import { View } from '@tarojs/components';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { LOT_MESSAGES } from '../lot-messages';
import { useDeskData } from '../use-desk-data';

/** Which vaccines will not last for the appointments that are booked; nothing while all do. */
export function DeskShortages({ today }: { readonly today: string }) {
  const t = useText(LOT_MESSAGES);
  const dates = useDateText();
  const { data = [] } = useDeskData('GET /desk/stockShortages.do', {});
  if (data.length === 0) return null;
  return (
    <NoticeBar tone="warning" title={t('short')}>
      {data.map(({ productId, productName: product, firstDay, missing }) => (
        <View key={productId}>
          {t('shortLine', { product, missing, day: dates.day(firstDay, today) })}
        </View>
      ))}
    </NoticeBar>
  );
}
