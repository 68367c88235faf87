import { View } from '@tarojs/components';
import { CANCEL_REASONS } from '@contract/order/status-rules';
import type { OrderDetail } from '@contract/order/endpoints';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { REASON_LABELS } from '@/features/booking/order/reason-labels';
import { STEP_MESSAGES } from '@/features/booking/order/step-messages';
import { keepCancelInfo, useCancelInfo } from '@/features/booking/order/store';
import type { OrderFormState } from '@/features/booking/order/use-order-change';
import { useText } from '@/i18n/messages';
import { useRouteState } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { RadioGroup } from '@/ui/choice/radio-group';
import { TextareaField } from '@/ui/field/textarea-field';
import { NoticeBar } from '@/ui/notice/notice-bar';

const NOTE_LIMIT = 200;

export interface ReasonFieldsProps {
  readonly order: OrderDetail;
  /** The form was sent without a reason. */
  readonly missing: boolean;
}

/** Why the order is cancelled, and a note; who only needs another time is led to changing it. */
export function ReasonFields({ order, missing }: ReasonFieldsProps) {
  const t = useText(ORDER_MESSAGES);
  const step = useText(STEP_MESSAGES);
  const { orderId } = order;
  const { state } = useRouteState<OrderFormState>();
  const info = useCancelInfo(orderId);
  const canChange = order.actions.includes('update') && order.changesLeft > 0;
  return (
    <View>
      <RadioGroup
        label={t('cancelTitle')}
        hint={t('cancelHint')}
        error={missing && !info.reason ? t('chooseReason') : undefined}
        value={info.reason ?? undefined}
        options={CANCEL_REASONS.map((reason) => ({
          value: reason,
          label: t(REASON_LABELS[reason]),
        }))}
        onChange={(reason) => keepCancelInfo({ ...info, reason })}
        required
      />
      {canChange && info.reason === 'time' ? (
        <NoticeBar
          tone="info"
          action={{
            text: step('actionUpdate'),
            onPress: () => void navigate.replace('modifyOrder', { orderId }, state),
          }}
        >
          {t('changeInstead')}
        </NoticeBar>
      ) : null}
      <TextareaField
        label={t('note')}
        value={info.note}
        onChange={(note) => keepCancelInfo({ ...info, note })}
        maxLength={NOTE_LIMIT}
        placeholder={t('notePlaceholder')}
        optional
      />
    </View>
  );
}
