import { View } from '@tarojs/components';
import { useState } from 'react';
import type { DataOf } from '@contract/endpoints';
import { isLot } from '@contract/desk/lot-rules';
import { LEAST_RECALL_MESSAGE, MOST_RECALL_MESSAGE } from '@contract/stock/recall-rules';
import type { RecallSource } from '@contract/stock/recall-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { TextareaField } from '@/ui/field/textarea-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { useConfirm } from '@/ui/popup/use-confirm';
import { manageRequest } from '../api';
import { useManageData } from '../use-manage-data';
import { useManageStep } from '../use-step';
import { RECALL_MESSAGES } from './messages';

type Effect = DataOf<'POST /manage/recall/effect.do'>;

const EMPTY = { productId: '', lot: '', reason: '', zh: '', en: '', confirmedBy: '' };
const LEAST = 2;

/** What the form lacks before it can be sent. */
const isComplete = ({ productId, lot, reason, zh, en, confirmedBy }: typeof EMPTY): boolean =>
  productId !== '' &&
  isLot(lot) &&
  [reason, confirmedBy].every((text) => text.trim().length >= LEAST) &&
  [zh, en].every((text) => text.trim().length >= LEAST_RECALL_MESSAGE);

function EffectOf({ effect }: { readonly effect: Effect }) {
  const t = useText(RECALL_MESSAGES);
  const dates = useDateText();
  const { booked, ...figures } = effect;
  return (
    <NoticeBar>
      <View>{t('effect', figures)}</View>
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

/** A recall begins: first whom it concerns, then what they are notified. */
export function RecallForm({ depaCode, onClose, onDone }: Props) {
  const t = useText(RECALL_MESSAGES);
  const [form, setForm] = useState(EMPTY);
  const [source, setSource] = useState<RecallSource>('holder');
  const [effect, setEffect] = useState<Effect | null>(null);
  const [ask, dialog] = useConfirm();
  const { data: products = [] } = useManageData('GET /manage/recall/products.do', {});
  const { busy, problem, setProblem, run } = useManageStep();
  const { productId, lot, reason, zh, en, confirmedBy } = form;
  const set = (part: Partial<typeof EMPTY>): void => setForm({ ...form, ...part });
  const find = (): void => {
    if (productId === '' || !isLot(lot)) return setProblem(t('wrong'));
    const read = async () =>
      setEffect(await manageRequest('POST /manage/recall/effect.do', { productId, lot, depaCode }));
    void run(read, t('find'));
  };
  const start = async (): Promise<void> => {
    if (!isComplete(form)) return setProblem(t('wrong'));
    const question = { title: t('ask', { lot }), text: t('askText'), confirmText: t('go') };
    if (!(await ask({ ...question, tone: 'danger' }))) return;
    const recall = { productId, lot, depaCode, source, reason, confirmedBy, message: { zh, en } };
    if (await run(() => manageRequest('POST /manage/recall/start.do', recall), t('started')))
      onDone();
  };
  return (
    <Popup open title={t('start')} onClose={onClose}>
      <RadioGroup
        shape="chips"
        label={t('product')}
        value={productId}
        options={products.map(({ productId: value, productName: label }) => ({ value, label }))}
        onChange={(value) => set({ productId: value })}
      />
      <Field
        label={t('lot')}
        value={lot}
        onChange={(value) => set({ lot: value })}
        maxLength={24}
      />
      <Button block kind="secondary" loading={busy} onPress={find}>
        {t('find')}
      </Button>
      {effect ? <EffectOf effect={effect} /> : null}
      <RadioGroup
        label={t('source')}
        value={source}
        options={(['holder', 'clinic'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={setSource}
      />
      <Field
        label={t('reason')}
        value={reason}
        onChange={(value) => set({ reason: value })}
        maxLength={100}
      />
      {(['zh', 'en'] as const).map((language) => (
        <TextareaField
          key={language}
          label={t(`message${language}`)}
          value={form[language]}
          onChange={(value) => set({ [language]: value })}
          maxLength={MOST_RECALL_MESSAGE}
        />
      ))}
      <Field
        label={t('confirmedBy')}
        value={confirmedBy}
        onChange={(value) => set({ confirmedBy: value })}
        maxLength={40}
      />
      <Refusal title={t('failed')} reason={problem} />
      <Button block loading={busy} onPress={() => void start()}>
        {t('go')}
      </Button>
      {dialog}
    </Popup>
  );
}
