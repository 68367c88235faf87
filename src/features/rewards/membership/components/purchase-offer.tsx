import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import type { MemberInfo } from '@contract/member/endpoints';
import type { MemberPlan } from '@contract/member/member-rules';
import type { PaymentMethod } from '@contract/order/payment-fields';
import { moneyText } from '@contract/money/money-text-rules';
import { MethodChoice } from '@/features/payments/payment/components/method-choice';
import { isWechat } from '@/features/payments/payment/method-rules';
import { useText } from '@/i18n/messages';
import { sentences } from '@/i18n/sentences';
import { paymentMethodsHere } from '@/platform/payment';
import { PLATFORM_NAMES } from '@/platform/platform-names';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { TextLink } from '@/ui/button/text-link';
import { Card } from '@/ui/card/card';
import { Checkbox } from '@/ui/choice/checkbox';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { PURCHASE_MESSAGES } from '../purchase-messages';
import { usePurchase } from '../use-purchase';
import { PurchaseNotice } from './purchase-notice';
import styles from './purchase-offer.module.scss';

const toAgreement = (): void => void navigate.to('vipAgreement');

/** What was paid while the page was open, cents; null: nothing was. */
function usePaidHere({ purchase }: MemberInfo): number | null {
  const [before] = useState(purchase?.state === 'paid' ? purchase.purchaseId : '');
  return purchase?.state === 'paid' && purchase.purchaseId !== before ? purchase.cents : null;
}

/** Buys a membership: for how long, by which platform, the agreement, and how the payment stands. */
export function PurchaseOffer({ info }: { readonly info: MemberInfo }) {
  const t = useText(PURCHASE_MESSAGES);
  const names = useText(PLATFORM_NAMES);
  const { sale, purchase } = info;
  const methods = paymentMethodsHere(sale?.methods ?? []);
  const underWay = purchase?.state === 'open' ? purchase : null;
  const [chosenPlan, setPlan] = useState<MemberPlan>();
  const [chosenMethod, setMethod] = useState<PaymentMethod>();
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const plans = sale?.plans.filter(({ buyable }) => buyable) ?? [];
  const tooLong = sale?.plans.filter(({ buyable }) => !buyable) ?? [];
  const plan = plans.find((each) => each.plan === (chosenPlan ?? underWay?.plan)) ?? plans[0];
  const paying = usePurchase(info, plan?.plan ?? 'month', methods);
  const { stage, problem } = paying;
  const paidHere = usePaidHere(info);
  const earlier = methods.find((method) => method === underWay?.attempt?.method);
  const method = methods.find((each) => each === chosenMethod) ?? earlier ?? methods[0];
  const notice = <PurchaseNotice info={info} paying={paying} paidHere={paidHere} />;
  const later = sentences(tooLong.map(({ days }) => t('tooLong', { days })));
  if (!sale || !plan || !method)
    return (
      <Optional>
        {stage === 'none' ? null : notice}
        {sale && method && later ? <View className={styles.note}>{later}</View> : null}
      </Optional>
    );

  const price = moneyText(plan.cents);
  const pay = (): void => {
    setTried(true);
    if (isAgreed) paying.pay(method);
  };
  return (
    <Section title={t('title')}>
      <Card>
        <Refusal reason={problem} />
        {notice}
        <RadioGroup
          label={t('plan')}
          value={plan.plan}
          options={plans.map(({ plan: value, days, cents }) => ({
            value,
            label: t('planText', { days, price: moneyText(cents) }),
          }))}
          onChange={setPlan}
          shape="chips"
        />
        <MethodChoice methods={methods} value={method} onChange={setMethod} />
        <View className={styles.agree}>
          <Checkbox
            checked={isAgreed}
            onChange={setAgreed}
            label={t('agree')}
            invalid={isTried && !isAgreed}
          >
            <Text>{t('read')}</Text>
            <TextLink onPress={toAgreement}>{t('agreement')}</TextLink>
          </Checkbox>
        </View>
        <Refusal reason={isTried && !isAgreed ? t('notAgreed') : ''} />
        <View className={styles.button}>
          <Button block icon="wallet" loading={stage === 'opening'} onPress={pay}>
            {stage === 'asking'
              ? t('goOn')
              : t('payBy', { app: names(isWechat(method) ? 'wechat' : 'alipay'), price })}
          </Button>
        </View>
        <View className={styles.note}>
          {sentences([later, t('follows'), sale.simulated ? t('simulated') : ''])}
        </View>
      </Card>
    </Section>
  );
}
