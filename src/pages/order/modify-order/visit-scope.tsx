import type { OrderDetail } from '@contract/order/endpoints';
import type { VisitPart } from '@contract/order/visit-rules';
import { useVisitText } from '@/features/booking/order/visit/use-visit-text';
import { CHANGE_VISIT_MESSAGES } from './change-visit-messages';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';

interface Props {
  readonly order: OrderDetail;
  readonly parts: readonly VisitPart[];
  readonly isAlone: boolean;
  readonly onAlone: (isAlone: boolean) => void;
}

/** Whether everybody moves, or one dose alone, which then needs a trip of its own. */
export function VisitScope({ order, parts, isAlone, onAlone }: Props) {
  const t = useText(CHANGE_VISIT_MESSAGES);
  const text = useVisitText();
  const { linkmanName: name, productName: product, doseLabel } = order;
  return (
    <RadioGroup
      label={t('scope')}
      value={isAlone ? 'one' : 'all'}
      options={[
        { value: 'all', label: t('scopeAll', { size: text.size(parts) }), note: text.names(parts) },
        {
          value: 'one',
          label: t('scopeOne', { name, dose: t('dose', { product, dose: doseLabel }) }),
          note: t('scopeOneNote'),
        },
      ]}
      onChange={(value) => onAlone(value === 'one')}
    />
  );
}
