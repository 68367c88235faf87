import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { DeskOrder, WalkInProduct } from '@contract/desk/endpoints';
import { DOCUMENT_KINDS } from '@contract/linkman/document-rules';
import type { DocumentKind } from '@contract/linkman/document-rules';
import { LINKMAN_MESSAGES } from '@/features/linkman/messages';
import { isApiError } from '@/http/api-error';
import { useText } from '@/i18n/messages';
import { uuid } from '@/platform/secure-random/ids';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { Empty } from '@/ui/state/empty';
import { deskRequest } from '../api';
import { DESK_MESSAGES } from '../messages';
import { useDeskStep } from '../use-desk-step';
import { EMPTY_WALK_IN, tellsPerson, walkInGap } from '../walk-in-rules';
import type { WalkInDraft } from '../walk-in-rules';

interface Props {
  readonly today: string;
  readonly onClose: () => void;
  readonly onMade: (order: DeskOrder) => void;
}

/** The order of somebody who came without an appointment. */
export function DeskWalkIn({ today, onClose, onMade }: Props) {
  const t = useText(DESK_MESSAGES);
  const kinds = useText(LINKMAN_MESSAGES);
  const [products, setProducts] = useState<readonly WalkInProduct[] | null>(null);
  const [draft, setDraft] = useState(EMPTY_WALK_IN);
  const [key] = useState(uuid);
  const { busy, problem, setProblem, run } = useDeskStep();
  const put = (part: Partial<WalkInDraft>): void => setDraft({ ...draft, ...part });
  useEffect(() => {
    deskRequest('GET /desk/walkInChoices.do', {}).then(setProducts, (error: unknown) =>
      setProblem(isApiError(error) ? error.msg : String(error)),
    );
    // Asked once, when the form opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const product = products?.find(({ productId }) => productId === draft.productId);

  const save = async (): Promise<void> => {
    const gap = walkInGap(draft, today);
    if (gap) return setProblem(t('required', { field: t(gap) }));
    let order: DeskOrder | null = null;
    const { slotId, doseNo, name, documentKind, documentNumber, birthday, sex, mobile } = draft;
    const done = await run(
      async () =>
        (order = await deskRequest('POST /desk/walkIn.do', {
          idempotencyKey: await key,
          slotId: slotId ?? 0,
          doseNo,
          name,
          documentKind,
          documentNumber,
          ...(birthday ? { birthday } : {}),
          ...(sex === null ? {} : { sex }),
          ...(mobile ? { mobile } : {}),
        })),
      ({ reference }) => t('walkInDone', { reference }),
    );
    if (done && order) onMade(order);
  };

  return (
    <Popup
      open
      title={t('walkIn')}
      onClose={onClose}
      footer={
        <View>
          <Refusal title={t('failed')} reason={problem} />
          <Button block loading={busy} onPress={() => void save()}>
            {t('walkInSave')}
          </Button>
        </View>
      }
    >
      {products?.length === 0 ? <Empty title={t('walkInNone')} /> : null}
      <PickerField
        mode="select"
        label={t('vaccine')}
        value={draft.productId}
        options={(products ?? []).map(({ productId, productName }) => ({
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
        onChange={(documentNumber) => put({ documentNumber })}
        maxLength={20}
      />
      {tellsPerson(draft.documentKind) ? null : (
        <PickerField
          mode="date"
          label={t('birthday')}
          value={draft.birthday}
          max={today}
          onChange={(birthday) => put({ birthday })}
        />
      )}
      {tellsPerson(draft.documentKind) ? null : (
        <RadioGroup
          shape="chips"
          label={t('sex')}
          value={draft.sex ?? undefined}
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
    </Popup>
  );
}
