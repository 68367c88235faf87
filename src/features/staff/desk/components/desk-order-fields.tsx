import type { DeskOrder } from '@contract/desk/desk-order';
import { SITES } from '@contract/desk/dose-detail-rules';
import { MOST_LOT_NOTE } from '@contract/desk/lot-rules';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { LOT_MESSAGES } from '../lot-messages';
import { DESK_MESSAGES } from '../messages';
import type { OrderSteps } from '../use-order-steps';
import { DeskGiven } from './desk-given';
import { DeskLots } from '../lots/desk-lots';

interface Props {
  readonly order: DeskOrder;
  readonly steps: OrderSteps;
  /** Lots of the same vaccine that were administered on the day. */
  readonly lots: readonly string[];
}

/** What the clinic's own record has of a dose besides its lot. */
function DoseDetailFields({ details, setDetails }: Pick<OrderSteps, 'details' | 'setDetails'>) {
  const t = useText(DESK_MESSAGES);
  return (
    <>
      <PickerField
        mode="date"
        optional
        label={t('expiry')}
        value={details.expiry}
        onChange={(expiry) => setDetails({ expiry })}
      />
      <RadioGroup
        shape="chips"
        label={t('site')}
        value={details.site ?? undefined}
        options={SITES.map((value) => ({ value, label: t(value) }))}
        onChange={(site) => setDetails({ site })}
      />
      <Field
        kind="number"
        optional
        label={t('packCode')}
        hint={t('packCodeHint')}
        value={details.packCode}
        onChange={(packCode) => setDetails({ packCode })}
        maxLength={24}
      />
    </>
  );
}

/** Input of a step at the desk: the lot of a dose, or the reason of a cancellation. */
export function DeskOrderFields({ order, steps, lots }: Props) {
  const t = useText(DESK_MESSAGES);
  const lotText = useText(LOT_MESSAGES);
  const { can, lot, setLot, reason, setReason, cancelling, correcting } = steps;
  const asksLot = (can('finish') && !cancelling) || (can('correctLot') && correcting);
  return (
    <>
      {can('finish') && !cancelling ? <DeskGiven order={order} steps={steps} /> : null}
      {asksLot ? (
        <DeskLots
          productId={steps.given?.productId || order.productId}
          steps={steps}
          used={steps.given ? [] : lots}
        />
      ) : null}
      {asksLot ? (
        <Field
          label={t('lot')}
          hint={t('lotHint')}
          value={lot}
          onChange={setLot}
          maxLength={24}
          onConfirm={can('finish') ? steps.finish : steps.correctLot}
        />
      ) : null}
      {asksLot ? <DoseDetailFields {...steps} /> : null}
      {asksLot && steps.lotNote.isAsked ? (
        <Field
          label={lotText('note')}
          hint={lotText('noteHint')}
          value={steps.lotNote.note}
          onChange={steps.lotNote.setNote}
          maxLength={MOST_LOT_NOTE}
        />
      ) : null}
      {cancelling && can('cancel') ? (
        <Field label={t('reason')} value={reason} onChange={setReason} maxLength={100} />
      ) : null}
    </>
  );
}
