import { View } from '@tarojs/components';
import type { WalkInProduct } from '@contract/desk/endpoints';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { PickerField } from '@/ui/field/picker-field';
import { DESK_MESSAGES } from '../messages';
import type { WalkInForm } from '../use-walk-in';

export interface DeskWalkInVaccinationProps {
  readonly form: WalkInForm;
  readonly products: readonly WalkInProduct[];
}

/** Fields of a walk-in's vaccination: the vaccine, the dose and the time. */
export function DeskWalkInVaccination({ form, products }: DeskWalkInVaccinationProps) {
  const t = useText(DESK_MESSAGES);
  const { draft, put, errorOf } = form;
  const product = products.find(({ productId }) => productId === draft.productId);
  return (
    <View>
      <PickerField
        mode="select"
        label={t('vaccine')}
        value={draft.productId}
        error={errorOf('vaccine')}
        options={products.map(({ productId, productName }) => ({
          value: productId,
          label: productName,
        }))}
        onChange={(productId) => put({ productId, slotId: null, doseNo: 1 })}
      />
      {product ? (
        <RadioGroup
          shape="chips"
          label={t('dose')}
          value={draft.doseNo}
          options={product.doses.map(({ doseNo, label }) => ({ value: doseNo, label }))}
          onChange={(doseNo) => put({ doseNo })}
        />
      ) : null}
      {product ? (
        <RadioGroup
          shape="chips"
          label={t('time')}
          value={draft.slotId ?? undefined}
          error={errorOf('time')}
          options={product.slots.map(({ slotId, startTime, left }) => ({
            value: slotId,
            label: left > 0 ? startTime : `${startTime} ${t('slotFull')}`,
            disabled: left === 0,
          }))}
          onChange={(slotId) => put({ slotId })}
        />
      ) : null}
    </View>
  );
}
