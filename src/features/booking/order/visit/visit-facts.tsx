import type { OrderCard } from '@contract/order/endpoints';
import type { VisitPart } from '@contract/order/visit-rules';
import { useText } from '@/i18n/messages';
import { ORDER_MESSAGES } from '../messages';
import { useVisitText } from './use-visit-text';
import { Facts } from '../components/facts';

interface Props {
  readonly order: Pick<OrderCard, 'departmentName' | 'departmentAddress'>;
  readonly parts: readonly VisitPart[];
}

/** When, who and where of a visit. */
export function VisitFacts({ order, parts }: Props) {
  const t = useText(ORDER_MESSAGES);
  const text = useVisitText();
  return (
    <Facts
      facts={[
        { label: t('when'), value: text.when(parts), strong: true },
        { label: t('person'), value: text.names(parts) },
        { label: t('where'), value: `${order.departmentName}\n${order.departmentAddress}` },
      ]}
    />
  );
}
