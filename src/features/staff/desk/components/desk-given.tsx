import { View } from '@tarojs/components';
import type { DeskOrder } from '@contract/desk/desk-order';
import type { HeldProduct } from '@contract/desk/given-endpoints';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { PickerField } from '@/ui/field/picker-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { GIVEN_MESSAGES } from '../given-messages';
import { heldInOrder } from '../held-rules';
import { useDeskData } from '../use-desk-data';
import type { OrderSteps } from '../use-order-steps';

interface Props {
  readonly order: DeskOrder;
  readonly steps: OrderSteps;
}

const NONE: readonly HeldProduct[] = [];

/** The clinic's products to choose from, those of the booked vaccine first, and the doses of the chosen one. */
function GivenFields({ order, steps: { given, setGiven } }: Props) {
  const t = useText(GIVEN_MESSAGES);
  const held = useDeskData('GET /desk/heldProducts.do', {}).data ?? NONE;
  const product = held.find(({ productId }) => productId === given?.productId);
  return (
    <View>
      <PickerField
        mode="select"
        label={t('given')}
        value={given?.productId ?? ''}
        options={heldInOrder(held, order.productId).map(({ productId, productName, maker }) => ({
          value: productId,
          label: `${productName} · ${maker}`,
        }))}
        onChange={(productId) => setGiven({ productId, doseNo: null })}
      />
      {product ? (
        <RadioGroup
          shape="chips"
          label={t('givenDose')}
          value={given?.doseNo ?? undefined}
          options={product.doses.map(({ doseNo, label }) => ({ value: doseNo, label }))}
          onChange={(doseNo) => setGiven({ productId: product.productId, doseNo })}
        />
      ) : null}
      <NoticeBar tone="info">{t('note')}</NoticeBar>
      <Button block kind="text" onPress={() => setGiven(null)}>
        {t('asBooked')}
      </Button>
    </View>
  );
}

/** Where another product is given than was booked: which, and which dose of it. */
export function DeskGiven({ order, steps }: Props) {
  const t = useText(GIVEN_MESSAGES);
  if (steps.given) return <GivenFields order={order} steps={steps} />;
  return (
    <Button
      block
      kind="text"
      icon="syringe"
      onPress={() => steps.setGiven({ productId: '', doseNo: null })}
    >
      {t('other')}
    </Button>
  );
}
