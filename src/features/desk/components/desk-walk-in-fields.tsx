import { View } from '@tarojs/components';
import type { WalkInProduct } from '@contract/desk/endpoints';
import { DOCUMENT_KINDS } from '@contract/linkman/document-rules';
import type { DocumentKind } from '@contract/linkman/document-rules';
import { LINKMAN_MESSAGES } from '@/features/linkman/messages';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { DESK_MESSAGES } from '../messages';
import { GAP_MESSAGES, identifiesPerson } from '../walk-in-rules';
import type { WalkInDraft, WalkInGap } from '../walk-in-rules';

export interface DeskWalkInFieldsProps {
  readonly draft: WalkInDraft;
  readonly products: readonly WalkInProduct[];
  /** The field that has to be filled in next. */
  readonly gap: WalkInGap | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly put: (part: Partial<WalkInDraft>) => void;
}

/** Fields of a walk-in: the vaccination and the person. */
export function DeskWalkInFields({ draft, products, gap, today, put }: DeskWalkInFieldsProps) {
  const t = useText(DESK_MESSAGES);
  const kinds = useText(LINKMAN_MESSAGES);
  const errorOf = (field: WalkInGap) => (gap === field ? t(GAP_MESSAGES[field]) : undefined);
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
      <Field
        label={t('name')}
        value={draft.name}
        error={errorOf('name')}
        onChange={(name) => put({ name })}
        maxLength={40}
      />
      <PickerField
        mode="select"
        label={t('kind')}
        value={String(draft.documentKind)}
        options={DOCUMENT_KINDS.map((kind) => ({
          value: String(kind),
          label: kinds(`document${kind}`),
        }))}
        onChange={(kind) => put({ documentKind: Number(kind) as DocumentKind })}
      />
      <Field
        kind={draft.documentKind === 1 ? 'idcard' : 'text'}
        label={t('number')}
        value={draft.documentNumber}
        error={errorOf('number')}
        onChange={(documentNumber) => put({ documentNumber })}
        maxLength={20}
      />
      {identifiesPerson(draft.documentKind) ? null : (
        <PickerField
          mode="date"
          label={t('birthday')}
          value={draft.birthday}
          error={errorOf('birthday')}
          max={today}
          onChange={(birthday) => put({ birthday })}
        />
      )}
      {identifiesPerson(draft.documentKind) ? null : (
        <RadioGroup
          shape="chips"
          label={t('sex')}
          value={draft.sex ?? undefined}
          error={errorOf('sex')}
          options={[
            { value: 1, label: t('male') },
            { value: 2, label: t('female') },
          ]}
          onChange={(sex) => put({ sex })}
        />
      )}
      <Field
        kind="tel"
        label={t('mobileOptional')}
        value={draft.mobile}
        onChange={(mobile) => put({ mobile })}
        maxLength={11}
        optional
      />
    </View>
  );
}
