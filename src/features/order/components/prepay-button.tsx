import { allIn } from '@contract/vaccine/price-rules';
import { View } from '@tarojs/components';
import { useState } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Refusal } from '@/ui/notice/refusal';
import { useConfirm } from '@/ui/popup/use-confirm';
import { yuanText } from '@/ui/price/price-text';
import { showToast } from '@/ui/toast/toast';
import { prepayOrder } from '../api';
import { ORDER_MESSAGES } from '../messages';
import { MONEY_MESSAGES } from '../money-messages';
import { refreshOrders } from '../refresh-orders';
import styles from './facts.module.scss';

/** Prepays an order; the rules for refunds are shown with the button. */
export function PrepayButton({ order }: { readonly order: OrderDetail }) {
  const t = useText(MONEY_MESSAGES);
  const orderText = useText(ORDER_MESSAGES);
  const [ask, dialog] = useConfirm();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const price = `¥${yuanText(allIn(order))}`;
  const note = order.payment.simulated ? t('paySimulated') : '';
  const pay = async (): Promise<void> => {
    const sure = await ask({
      title: t('payAsk', { price }),
      ...(note && { text: note }),
      confirmText: t('payYes'),
    });
    if (!sure) return;
    setBusy(true);
    setProblem('');
    try {
      await prepayOrder(order.orderId);
      showToast(t('paid'), 'success');
    } catch (error) {
      setProblem(isApiError(error) ? error.msg : orderText('actionFailed'));
    } finally {
      setBusy(false);
      refreshOrders();
    }
  };
  return (
    <Card>
      <Refusal reason={problem} />
      <Button kind="secondary" block icon="wallet" loading={busy} onPress={() => void pay()}>
        {t('payAhead', { price })}
      </Button>
      <View className={styles.small}>{[t('payHint'), note].filter(Boolean).join(' ')}</View>
      {dialog}
    </Card>
  );
}
