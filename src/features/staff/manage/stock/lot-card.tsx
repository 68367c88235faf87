import { useState } from 'react';
import type { StockLot } from '@contract/manage/lot-endpoints';
import { ENTERED_KINDS } from '@contract/stock/stock-rules';
import type { EnteredKind } from '@contract/stock/stock-rules';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { manageRequest } from '../api';
import { useRequestKey } from '../use-request-key';
import { useManageStep } from '../use-step';
import { STOCK_MESSAGES } from './messages';
import { StockCard } from './movements';

interface Props {
  readonly depaCode: string;
  readonly lot: StockLot;
  readonly onClose: () => void;
  readonly onChanged: () => void;
  /** An entry was refused: the lot may have changed meanwhile. */
  readonly onRefused: () => void;
}

/** What is entered of a lot: its doses, or that it must not be given and that it may again. */
type Step = EnteredKind | 'quarantine' | 'release';

const STEPS: Readonly<Record<StockLot['state'], readonly Step[]>> = {
  usable: [...ENTERED_KINDS, 'quarantine'],
  quarantined: [...ENTERED_KINDS, 'release'],
  // Until its recall ends.
  recalled: ENTERED_KINDS,
};
const LEAST_REASON = 2;

const isState = (step: Step): step is 'quarantine' | 'release' =>
  step === 'quarantine' || step === 'release';

/** A lot: counting it, taking doses out, its state, and its stock card. */
export function LotCard({ depaCode, lot, onClose, onChanged, onRefused }: Props) {
  const t = useText(STOCK_MESSAGES);
  const [chosen, setStep] = useState<Step>('counted');
  const [doses, setDoses] = useState('');
  const [note, setNote] = useState('');
  const keyOf = useRequestKey();
  const { busy, problem, setProblem, run } = useManageStep();
  const { lotId, left: shown, state } = lot;
  const steps = STEPS[state];
  const step = steps.includes(chosen) ? chosen : 'counted';
  const finish = (isDone: boolean): void => (isDone ? onChanged() : onRefused());
  const save = async (): Promise<void> => {
    if (isState(step)) {
      if (note.trim().length < LEAST_REASON) return setProblem(t('reasonMissing'));
      const next = step === 'release' ? ('usable' as const) : ('quarantined' as const);
      const input = { depaCode, lotId, state: next, reason: note };
      return finish(
        await run(() => manageRequest('POST /manage/stock/state.do', input), t('saved')),
      );
    }
    if (!/^\d{1,6}$/.test(doses)) return setProblem(t('dosesWrong'));
    const requestKey = await keyOf();
    const input = { depaCode, lotId, kind: step, doses, shown, note, requestKey };
    finish(await run(() => manageRequest('POST /manage/stock/move.do', input), t('saved')));
  };
  return (
    <Popup open title={`${lot.lot} · ${t('left', { left: shown })}`} onClose={onClose}>
      {shown < 0 ? <NoticeBar tone="warning">{t('below')}</NoticeBar> : null}
      {state === 'recalled' ? <NoticeBar tone="danger">{t('recalledText')}</NoticeBar> : null}
      <RadioGroup
        shape="chips"
        label={t('moveKind')}
        value={step}
        options={steps.map((value) => ({ value, label: t(value) }))}
        onChange={setStep}
      />
      {isState(step) ? null : (
        <Field
          kind="number"
          label={t(step === 'counted' ? 'countedDoses' : 'dosesOut')}
          value={doses}
          onChange={setDoses}
          maxLength={6}
        />
      )}
      <Field
        optional={!isState(step)}
        label={t(isState(step) ? 'reason' : 'note')}
        hint={isState(step) ? t(`${step}Hint`) : undefined}
        value={note}
        onChange={setNote}
        maxLength={100}
      />
      <Refusal title={t('failed')} reason={problem} />
      <Button block loading={busy} onPress={() => void save()}>
        {t('save')}
      </Button>
      <StockCard depaCode={depaCode} lotId={lotId} />
    </Popup>
  );
}
