import { View } from '@tarojs/components';
import { useState } from 'react';
import type { DataOf } from '@contract/endpoints';
import { isLot } from '@contract/desk/lot-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { useConfirm } from '@/ui/popup/use-confirm';
import { manageRequest } from '../api';
import { useManageData } from '../use-manage-data';
import { useManageStep } from '../use-step';
import { RECALL_MESSAGES } from './messages';
import { areComplete, NO_WORDS, RecallWords } from './recall-words';

type Effect = DataOf<'POST /manage/recall/effect.do'>;

function EffectOf({ effect }: { readonly effect: Effect }) {
  const t = useText(RECALL_MESSAGES);
  const dates = useDateText();
  const { booked, ...figures } = effect;
  return (
    <NoticeBar tone={booked.length > 0 ? 'warning' : 'info'}>
      <View>{t('effect', figures)}</View>
      <View>{t(figures.given === 0 ? 'effectNone' : 'effectMessages', figures)}</View>
      {booked.map(({ depaCode, clinicName: clinic, appointments: count, firstDay }) => (
        <View key={depaCode}>{t('booked', { clinic, count, day: dates.day(firstDay) })}</View>
      ))}
    </NoticeBar>
  );
}

interface Props {
  readonly depaCode: string | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A recall begins: first whom it concerns, then why, and what they are notified. */
export function RecallForm({ depaCode, onClose, onDone }: Props) {
  const t = useText(RECALL_MESSAGES);
  const [productId, setProductId] = useState('');
  const [lot, setLot] = useState('');
  const [words, setWords] = useState(NO_WORDS);
  /** Of the lot as it is in the form. */
  const [effect, setEffect] = useState<Effect | null>(null);
  const [ask, dialog] = useConfirm();
  const { data: products = [], error } = useManageData('GET /manage/recall/products.do', {});
  const { busy, problem, setProblem, run } = useManageStep();
  const find = (): void => {
    if (productId === '' || !isLot(lot)) return setProblem(t('lotWrong'));
    const read = async () =>
      setEffect(await manageRequest('POST /manage/recall/effect.do', { productId, lot, depaCode }));
    void run(read, '');
  };
  const start = async (given: number): Promise<void> => {
    if (!areComplete(words)) return setProblem(t('wrong'));
    const title = t('ask', { lot });
    const text = t('askText', { given });
    if (!(await ask({ title, text, confirmText: t('go'), tone: 'danger' }))) return;
    const { zh, en, ...rest } = words;
    const recall = { productId, lot, depaCode, ...rest, message: { zh, en } };
    if (await run(() => manageRequest('POST /manage/recall/start.do', recall), t('started')))
      onDone();
  };
  return (
    <Popup open title={t('start')} onClose={onClose}>
      <PickerField
        mode="select"
        label={t('product')}
        value={productId}
        options={products.map(({ productId: value, productName: label }) => ({ value, label }))}
        error={error?.msg}
        onChange={(value) => {
          setProductId(value);
          setEffect(null);
        }}
      />
      <Field
        label={t('lot')}
        value={lot}
        onChange={(value) => {
          setLot(value);
          setEffect(null);
        }}
        maxLength={24}
      />
      {effect ? (
        <>
          <EffectOf effect={effect} />
          <RecallWords form={words} onChange={(part) => setWords({ ...words, ...part })} />
        </>
      ) : null}
      <Refusal title={t('failed')} reason={problem} />
      {effect ? (
        <Button block kind="danger" loading={busy} onPress={() => void start(effect.given)}>
          {t('go')}
        </Button>
      ) : (
        <Button block loading={busy} onPress={find}>
          {t('find')}
        </Button>
      )}
      {dialog}
    </Popup>
  );
}
