import { View } from '@tarojs/components';
import { useState } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import type { PaymentMethod } from '@contract/order/payment-fields';
import { moneyText } from '@contract/money/money-text-rules';
import { useText } from '@/i18n/messages';
import { sentences } from '@/i18n/sentences';
import { paymentMethodsHere } from '@/platform/payment';
import { PLATFORM_NAMES } from '@/platform/platform-names';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { PAYMENT_MESSAGES } from '../messages';
import { isWechat } from '../method-rules';
import { returnedPayment } from '../stage-rules';
import { dueCents } from '../together-rules';
import { usePayment } from '../use-payment';
import { CancelTerms } from './cancel-terms';
import { MethodChoice } from './method-choice';
import { PaymentState } from './payment-state';
import styles from './payment-part.module.scss';
import { NoticeBar } from '@/ui/notice/notice-bar';
import type { ReturnedPayment } from '../stage-rules';

const WHY = { ended: 'returnEnded', twice: 'returnTwice', late: 'returnLate' } as const;

/** A payment that the appointment could not take: that it goes back, and why. */
function ReturnedNotice({ payment }: { readonly payment: ReturnedPayment }) {
  const t = useText(PAYMENT_MESSAGES);
  const { state, cents, why } = payment;
  return (
    <NoticeBar
      tone={state === 'returned' ? 'success' : 'warning'}
      title={t(state, { price: moneyText(cents) })}
    >
      {t(WHY[why])}
    </NoticeBar>
  );
}

interface PaymentPartProps {
  readonly order: OrderDetail;
  /** Others stand next to it: its heading names the person. */
  readonly isOneOfSeveral?: boolean;
}

/** Pays an appointment ahead: amount, what a cancellation costs, how to pay, and how the payment stands. */
export function PaymentPart({ order, isOneOfSeveral = false }: PaymentPartProps) {
  const t = useText(PAYMENT_MESSAGES);
  const names = useText(PLATFORM_NAMES);
  const { payment } = order;
  const count = payment.together?.orderIds.length ?? 1;
  const isAlone = isOneOfSeveral && count === 1;
  const title = isAlone ? t('titleOf', { name: order.linkmanName }) : t('title');
  const methods = paymentMethodsHere(payment.methods);
  const [chosen, setChosen] = useState<PaymentMethod>();
  const paying = usePayment(order);
  const { stage, problem } = paying;
  // Paid while this page was open, and not long ago.
  const [wasOpen] = useState(payment.state !== 'paid');
  const isPaidHere = wasOpen && payment.state === 'paid';
  const [asked, setAsked] = useState(dueCents(order));
  if (payment.state === 'payable' && asked !== dueCents(order)) setAsked(dueCents(order));
  const returned = returnedPayment(order);
  if (stage === 'none' && !isPaidHere && !returned && !problem) return null;

  const earlier = methods.find((method) => method === payment.attempt?.method);
  const method = methods.find((each) => each === chosen) ?? earlier ?? methods[0];
  const price = moneyText(dueCents(order));
  const isFirst = stage === 'offer' || stage === 'opening';
  const payText = (which: PaymentMethod): string =>
    t('payBy', { app: names(isWechat(which) ? 'wechat' : 'alipay'), price });
  // A cancelled appointment may still have a payment to be asked about.
  if (stage === 'none' || (stage === 'asking' && payment.state !== 'payable'))
    return (
      <Section title={title}>
        <Refusal reason={problem} />
        <PaymentState order={order} paying={paying} paidHere={isPaidHere ? asked : null} />
        <Optional>{returned ? <ReturnedNotice payment={returned} /> : null}</Optional>
      </Section>
    );
  return (
    <Section title={title}>
      <Card>
        <Refusal reason={problem} />
        <PaymentState order={order} paying={paying} paidHere={isPaidHere ? asked : null} />
        <Optional>{returned ? <ReturnedNotice payment={returned} /> : null}</Optional>
        <View>
          <CancelTerms order={order} />
          <MethodChoice methods={methods} value={method} onChange={setChosen} />
          <View className={styles.button}>
            {method ? (
              <Button
                kind="secondary"
                block
                icon="wallet"
                loading={stage === 'opening'}
                onPress={() => paying.pay(method)}
              >
                {stage === 'asking' ? t('goOn') : payText(method)}
              </Button>
            ) : (
              <View className={styles.note}>{t('notHere')}</View>
            )}
          </View>
          <View className={styles.note}>
            {sentences([
              count > 1 && method ? t('together', { count }) : '',
              isFirst && method ? t('optional') : '',
              t('sameWay'),
              payment.simulated ? t('simulated') : '',
            ])}
          </View>
        </View>
      </Card>
    </Section>
  );
}
