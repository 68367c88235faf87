import type { OrderCard } from '@contract/order/endpoints';
import type { VisitPart } from '@contract/order/visit-rules';
import { useText } from '@/i18n/messages';
import { ORDER_MESSAGES } from '../messages';
import { useVisitText } from './use-visit-text';
import { Facts } from '../components/facts';

interface Props {
  readonly order: Pick<OrderCard, 'departmentName' | 'departmentAddress'>;
  readonly parts: readonly VisitPart[];
  /** `YYYY-MM-DD`: says "today" and "tomorrow". */
  readonly today?: string;
}

/** When, who and where of a visit. */
export function VisitFacts({ order, parts, today }: Props) {
  const t = useText(ORDER_MESSAGES);
  const text = useVisitText();
  return (
    <Facts
      facts={[
        { label: t('when'), value: text.when(parts, today), strong: true },
        { label: t('person'), value: text.names(parts) },
        { label: t('where'), value: `${order.departmentName}\n${order.departmentAddress}` },
      ]}
    />
  );
}
