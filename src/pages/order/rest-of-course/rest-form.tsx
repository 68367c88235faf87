import { View } from '@tarojs/components';
import { useState } from 'react';
import { blockingDose, restCounts } from '@/features/booking/course/rest-counts-rules';
import { useReturnToOrder } from '@/features/booking/order/use-order-change';
import { usePaymentMethod } from '@/features/booking/payment-method/use-payment-method';
import { useText } from '@/i18n/messages';
import { moneyText } from '@contract/money/money-text-rules';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Page } from '@/ui/page/page';
import { showToast } from '@/ui/toast/toast';
import { DoseRow } from './dose-row';
import styles from './index.module.scss';
import { REST_MESSAGES } from './messages';
import type { PlannedDose, Rest, RestPlan } from './use-rest';

export interface RestFormProps {
  readonly title: string;
  readonly rest: Rest;
  readonly plan: RestPlan;
}

/** What the list is about: an appointment in the way, a late dose, or the whole rest. */
function Lead({
  blocking,
  isLate,
}: {
  readonly blocking: PlannedDose | undefined;
  readonly isLate: boolean;
}) {
  const t = useText(REST_MESSAGES);
  return (
    <NoticeBar tone={isLate || blocking ? 'warning' : 'info'}>
      {blocking ? t('blockedLead', { dose: blocking.label }) : t(isLate ? 'late' : 'whole')}
    </NoticeBar>
  );
}

interface TotalProps {
  readonly plan: RestPlan;
  /** Doses that are booked anew; those that move cost nothing more. */
  readonly toBook: number;
}

/** What the doses cost together and where that is paid, and what is agreed to. */
function Total({ plan, toBook }: TotalProps) {
  const t = useText(REST_MESSAGES);
  const payment = usePaymentMethod();
  const cents = toBook * plan.eachCents;
  const facts = { count: toBook, price: moneyText(cents), pays: payment(plan.canPayAhead) };
  return (
    <View {...semantics({ role: 'status' })}>
      <View className={styles.sum}>
        {toBook === 0 ? null : t(cents > 0 ? 'total' : 'free', facts)}
      </View>
      <View className={styles.agree}>{t('agree')}</View>
    </View>
  );
}

/** One list of doses with their days, and one confirmation. */
export function RestForm({ title, rest, plan }: RestFormProps) {
  const t = useText(REST_MESSAGES);
  const toOrder = useReturnToOrder(plan.orderId);
  const [open, setOpen] = useState<number | null>(null);
  const { toBook, toMove } = restCounts(plan.doses);
  const blocking = blockingDose(plan.doses);
  const isAsked = plan.doses.some(({ step, slot }) => slot !== null && step !== 'keep');
  if (plan.doses.every((one) => one.step === 'keep' && one.order?.orderId === plan.orderId)) {
    return (
      <Page
        title={title}
        error={{
          title: t('nothing'),
          reason: t('nothingHint'),
          icon: 'info',
          action: { text: t('back'), onPress: () => void toOrder() },
        }}
      />
    );
  }
  const submit = async (): Promise<void> => {
    if (!(await rest.send(plan))) return;
    showToast(t('booked'), 'success');
    await toOrder();
  };
  return (
    <Page
      title={title}
      tallFooter
      footer={
        <View>
          <Refusal
            title={t('failed')}
            reason={rest.refusal === null ? null : `${rest.refusal} ${t('failedHint')}`.trim()}
          />
          <Total plan={plan} toBook={toBook} />
          <Button
            block
            loading={rest.busy}
            disabled={!isAsked || rest.answer.isLoading}
            onPress={() => void submit()}
          >
            {plan.doses.some(({ step }) => step === 'move')
              ? t('moveAll')
              : t('book', { count: toBook })}
          </Button>
        </View>
      }
    >
      <Card tone="soft">
        <View className={styles.product}>{plan.productName}</View>
        <View className={styles.who}>
          {plan.linkmanName} · {plan.departmentName}
        </View>
      </Card>
      <Lead blocking={blocking} isLate={toMove > 0} />
      {plan.doses.map((dose) => (
        <DoseRow
          key={dose.doseNo}
          dose={dose}
          blocking={dose.blockedBy === null ? undefined : blocking}
          isOpen={open === dose.doseNo}
          onToggle={() => setOpen(open === dose.doseNo ? null : dose.doseNo)}
          onChoose={(slotId) => rest.choose(dose.doseNo, slotId)}
        />
      ))}
    </Page>
  );
}
