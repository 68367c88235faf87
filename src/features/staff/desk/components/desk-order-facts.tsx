import { View } from '@tarojs/components';
import type { DeskOrder } from '@contract/desk/desk-order';
import { Facts } from '@/features/booking/order/components/facts';
import { StatusTag } from '@/features/booking/order/components/status-tag';
import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { GIVEN_MESSAGES } from '../given-messages';
import { DESK_MESSAGES } from '../messages';
import { hintOf } from '../order-hint';
import styles from './desk-sheet.module.scss';

export interface DeskOrderFactsProps {
  readonly order: DeskOrder;
  readonly onWalkIn: () => void;
}

/** The person, the order, and what prevents checking them in. */
export function DeskOrderFacts({ order, onWalkIn }: DeskOrderFactsProps) {
  const t = useText(DESK_MESSAGES);
  const given = useText(GIVEN_MESSAGES);
  const dates = useDateText();
  const today = serverToday();
  const hint = hintOf(order, today);
  return (
    <View>
      <View className={styles.status}>
        <StatusTag status={order.status} />
      </View>
      {hint ? (
        <NoticeBar
          tone="warning"
          action={hint.walkIn ? { text: t('hintWalkIn'), onPress: onWalkIn } : undefined}
        >
          {t(hint.key, { day: dates.day(order.day) })}
        </NoticeBar>
      ) : null}
      <Facts
        facts={[
          { label: t('reference'), value: order.reference },
          { label: t('vaccine'), value: `${order.productName} ${order.doseLabel}` },
          { label: given('booked'), value: order.bookedName },
          {
            label: t('time'),
            value: dates.when(order.day, order.startTime, order.endTime, today),
          },
          { label: t('document'), value: order.documentMasked },
          { label: t('birthday'), value: dates.birthday(order.birthday) },
          { label: t('mobile'), value: order.mobileMasked },
          { label: t('guardian'), value: order.guardianName },
          { label: t('remark'), value: order.remark },
          { label: t('lot'), value: order.lot },
          { label: t('expiry'), value: order.expiry ? dates.dayOfYear(order.expiry) : '' },
          { label: t('site'), value: order.site ? t(order.site) : '' },
          { label: t('packCode'), value: order.packCode },
        ]}
      />
    </View>
  );
}
