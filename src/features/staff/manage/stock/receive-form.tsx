import { useState } from 'react';
import { isLot } from '@contract/desk/lot-rules';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { manageRequest } from '../api';
import { useRequestKey } from '../use-request-key';
import { useManageStep } from '../use-step';
import { STOCK_MESSAGES } from './messages';

interface Props {
  readonly depaCode: string;
  readonly product: { readonly productId: string; readonly productName: string };
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const EMPTY = { lot: '', expiry: '', doses: '', packs: '', note: '' };

/** A lot comes in. */
export function ReceiveForm({ depaCode, product, onClose, onDone }: Props) {
  const t = useText(STOCK_MESSAGES);
  const [form, setForm] = useState(EMPTY);
  const keyOf = useRequestKey();
  const { busy, problem, setProblem, run } = useManageStep();
  const { lot, expiry, doses, packs, note } = form;
  const set = (part: Partial<typeof EMPTY>): void => setForm({ ...form, ...part });
  const save = async (): Promise<void> => {
    if (!isLot(lot) || expiry === '' || !/^[1-9]\d{0,5}$/.test(doses))
      return setProblem(t('wrong'));
    const packCodes = packs.split(/\s+/).filter((code) => code !== '');
    const { productId } = product;
    const requestKey = await keyOf();
    const input = { depaCode, productId, lot, expiry, doses, packCodes, note, requestKey };
    if (await run(() => manageRequest('POST /manage/stock/receive.do', input), t('saved')))
      onDone();
  };
  return (
    <Popup open title={t('receiveTitle', { product: product.productName })} onClose={onClose}>
      <Field
        label={t('lot')}
        value={lot}
        onChange={(value) => set({ lot: value })}
        maxLength={24}
      />
      <PickerField
        mode="date"
        label={t('expiry')}
        value={expiry}
        onChange={(value) => set({ expiry: value })}
      />
      <Field
        kind="number"
        label={t('doses')}
        value={doses}
        onChange={(value) => set({ doses: value })}
        maxLength={6}
      />
      <Field
        optional
        label={t('packCodes')}
        value={packs}
        onChange={(value) => set({ packs: value })}
        maxLength={5000}
      />
      <Field
        optional
        label={t('note')}
        value={note}
        onChange={(value) => set({ note: value })}
        maxLength={200}
      />
      <Refusal title={t('failed')} reason={problem} />
      <Button block loading={busy} onPress={() => void save()}>
        {t('save')}
      </Button>
    </Popup>
  );
}
