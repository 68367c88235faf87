import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ClinicCatalogue } from '@contract/manage/catalogue-endpoints';
import { yuanText } from '@contract/money/money-text-rules';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Switch } from '@/ui/choice/switch';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { CATALOGUE_MESSAGES } from '../catalogue-messages';
import type { ClinicChange } from '../use-clinic-change';
import { centsOf } from '../yuan-rules';
import { PRODUCT_MESSAGES } from './product-messages';
import styles from '../catalogue.module.scss';

type Product = ClinicCatalogue['products'][number];

export interface ProductSheetProps {
  /** Null: one is added. */
  readonly product: Product | null;
  readonly choices: ClinicCatalogue['choices'];
  readonly change: ClinicChange;
  readonly onClose: () => void;
}

/** Price, fee and stock of a vaccine of the clinic, or of one that is added. */
export function ProductSheet({ product, choices, change, onClose }: ProductSheetProps) {
  const t = useText(PRODUCT_MESSAGES);
  const own = useText(CATALOGUE_MESSAGES);
  const [productId, setProductId] = useState(product?.productId ?? '');
  const [price, setPrice] = useState(product ? yuanText(product.priceCents) : '');
  const [fee, setFee] = useState(product ? yuanText(product.serviceFeeCents) : '');
  const [inStock, setInStock] = useState(product?.inStock ?? true);
  const [limitedByStock, setLimited] = useState(product?.limitedByStock ?? false);
  const [isTried, setTried] = useState(false);
  const choose = (id: string): void => {
    setProductId(id);
    const chosen = choices.find((choice) => choice.productId === id);
    setPrice(yuanText(chosen?.priceCents ?? 0));
    setFee(yuanText(chosen?.serviceFeeCents ?? 0));
  };
  const [priceCents, serviceFeeCents] = [centsOf(price), centsOf(fee)];
  const preview = (): void => {
    setTried(true);
    if (priceCents === null || serviceFeeCents === null || productId === '') return;
    const fields = { productId, priceCents, serviceFeeCents, inStock, limitedByStock };
    void change.show({ products: [fields] });
  };
  const errorOf = (cents: number | null, field: string): string | undefined =>
    isTried && cents === null ? t('amount') : change.errorOf(`products.0.${field}`);
  return (
    <Popup
      open
      title={product?.name ?? t('addTitle')}
      onClose={onClose}
      footer={
        <View className={styles.buttons}>
          <Button loading={change.busy} onPress={preview}>
            {own('preview')}
          </Button>
          {product ? (
            <Button
              kind="danger"
              onPress={() => void change.show({ removedProducts: [product.productId] })}
            >
              {t('remove')}
            </Button>
          ) : null}
        </View>
      }
    >
      <Refusal title={own('failed')} reason={change.problem} />
      {product ? null : (
        <PickerField
          mode="select"
          label={t('choose')}
          value={productId}
          options={choices.map((choice) => ({ value: choice.productId, label: choice.name }))}
          onChange={choose}
          error={isTried && productId === '' ? t('choose') : undefined}
        />
      )}
      <Field
        kind="digit"
        label={t('price')}
        hint={t('priceNote')}
        value={price}
        onChange={setPrice}
        maxLength={10}
        error={errorOf(priceCents, 'priceCents')}
      />
      <Field
        kind="digit"
        label={t('fee')}
        value={fee}
        onChange={setFee}
        maxLength={10}
        error={errorOf(serviceFeeCents, 'serviceFeeCents')}
      />
      <Stock {...{ inStock, setInStock, limitedByStock, setLimited }} />
    </Popup>
  );
}

interface StockProps {
  readonly inStock: boolean;
  readonly setInStock: (inStock: boolean) => void;
  readonly limitedByStock: boolean;
  readonly setLimited: (isLimited: boolean) => void;
}

function Stock({ inStock, setInStock, limitedByStock, setLimited }: StockProps) {
  const t = useText(PRODUCT_MESSAGES);
  return (
    <>
      <StockSwitch
        name={t(inStock ? 'inStock' : 'outOfStock')}
        note={t('stockNote')}
        label={t('inStock')}
        on={inStock}
        onChange={setInStock}
      />
      <StockSwitch
        name={t('limited')}
        note={t('limitedNote')}
        label={t('limited')}
        on={limitedByStock}
        onChange={setLimited}
      />
    </>
  );
}

interface StockSwitchProps {
  readonly name: string;
  readonly note: string;
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function StockSwitch({ name, note, label, on, onChange }: StockSwitchProps) {
  return (
    <View className={styles.row}>
      <View className={styles.what}>
        <View className={styles.name}>{name}</View>
        <View className={styles.note}>{note}</View>
      </View>
      <Switch on={on} onChange={onChange} label={label} />
    </View>
  );
}
