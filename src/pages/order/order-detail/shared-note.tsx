import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { SHARED_ORDER_MESSAGES } from '@/features/booking/order/shared-messages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';

/** Of a shared person's appointment: who booked it, and what the reader may do. */
export function SharedNote({ order }: { readonly order: OrderDetail }) {
  const t = useText(SHARED_ORDER_MESSAGES);
  const { role, bookedBy, linkmanId } = order;
  const by = bookedBy ? t('bookedBy', { mobile: bookedBy }) : t('bookedByGone');
  const open = (): void => void navigate.to('caregivers', { linkmanId });
  return (
    <View>
      <Optional>
        {role ? (
          <NoticeBar title={t('shared')} action={{ text: t('who'), onPress: open }}>
            {bookedBy === undefined ? null : <View>{by}</View>}
            <View>{t(role === 'escort' ? 'sharedEscort' : 'sharedGuardian')}</View>
          </NoticeBar>
        ) : bookedBy !== undefined ? (
          <NoticeBar action={{ text: t('who'), onPress: open }}>{by}</NoticeBar>
        ) : null}
      </Optional>
    </View>
  );
}
