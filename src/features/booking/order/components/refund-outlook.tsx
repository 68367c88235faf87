import type { OrderDetail } from '@contract/order/endpoints';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { Section } from '@/ui/section/section';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { MONEY_MESSAGES } from '../money-messages';
import { useRefundCharge } from '../use-refund-charge';
import { MoneyFacts } from './money-facts';

const MINUTE = 60_000;

/** The refund for cancelling now, as computed by the provider. */
export function RefundOutlook({ order }: { readonly order: OrderDetail }) {
  const t = useText(MONEY_MESSAGES);
  const dates = useDateText();
  const { data, error, refresh } = useRefundCharge(order);
  if (!order.actions.includes('cancel')) return null;
  if (!data)
    return error ? (
      <ErrorBlock reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="text" />
    );
  const minutes = Math.max(1, Math.round((data.dueAt - serverNow()) / MINUTE));
  return (
    <Section title={t('calculated')}>
      <Card>
        <MoneyFacts
          sums={data}
          more={[
            {
              label: t('freeUntil'),
              value: data.chargeCents > 0 ? t('freeOver') : dates.dateTime(data.freeUntil),
            },
            { label: t('sentAt'), value: t('sentAfter', { minutes }) },
          ]}
        />
      </Card>
    </Section>
  );
}
