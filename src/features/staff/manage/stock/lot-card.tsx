import { View } from '@tarojs/components';
import { useState } from 'react';
import type { StockLot } from '@contract/manage/lot-endpoints';
import { ENTERED_KINDS } from '@contract/stock/stock-rules';
import type { EnteredKind } from '@contract/stock/stock-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { manageRequest } from '../api';
import { useManageData } from '../use-manage-data';
import { useRequestKey } from '../use-request-key';
import { useManageStep } from '../use-step';
import { STOCK_MESSAGES } from './messages';
import styles from './stock.module.scss';

interface Props {
  readonly depaCode: string;
  readonly lot: StockLot;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** What went in and out of a lot, the newest first. */
function Movements({ depaCode, lotId }: { readonly depaCode: string; readonly lotId: number }) {
  const t = useText(STOCK_MESSAGES);
  const dates = useDateText();
  const { data, error, refresh } = useManageData('GET /manage/stock/card.do', { depaCode, lotId });
  if (!data)
    return error ? (
      <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="list" count={2} />
    );
  return (
    <View>
      {data.movements.map(({ movedAt, kind, doses, left, reference, by, note }, index) => (
        <View key={data.movements.length - index} className={styles.movement}>
          <View>{`${t(kind)} ${doses > 0 ? '+' : ''}${doses} · ${t('left', { left })}`}</View>
          <View className={styles.text}>
            {[dates.dateTimeText(movedAt), by || t('byFile'), reference, note]
              .filter((part) => part !== '')
              .join(' · ')}
          </View>
        </View>
      ))}
    </View>
  );
}

/** A lot: counting it, taking doses out, its state, and its stock card. */
export function LotCard({ depaCode, lot, onClose, onChanged }: Props) {
  const t = useText(STOCK_MESSAGES);
  const [kind, setKind] = useState<EnteredKind>('counted');
  const [doses, setDoses] = useState('');
  const [note, setNote] = useState('');
  const keyOf = useRequestKey();
  const { busy, problem, setProblem, run } = useManageStep();
  const { lotId, left: shown, state } = lot;
  const done = (isDone: boolean): void => {
    if (isDone) onChanged();
  };
  const move = async (): Promise<void> => {
    if (!/^\d{1,6}$/.test(doses)) return setProblem(t('dosesWrong'));
    const requestKey = await keyOf();
    const input = { depaCode, lotId, kind, doses, shown, note, requestKey };
    done(await run(() => manageRequest('POST /manage/stock/move.do', input), t('saved')));
  };
  const setState = async (next: 'usable' | 'quarantined'): Promise<void> => {
    if (note.trim().length < 2) return setProblem(t('reasonMissing'));
    const input = { depaCode, lotId, state: next, reason: note };
    done(await run(() => manageRequest('POST /manage/stock/state.do', input), t('saved')));
  };
  return (
    <Popup open title={`${lot.lot} · ${t('left', { left: shown })}`} onClose={onClose}>
      <RadioGroup
        shape="chips"
        label={t('moveKind')}
        value={kind}
        options={ENTERED_KINDS.map((value) => ({ value, label: t(value) }))}
        onChange={setKind}
      />
      <Field kind="number" label={t('doses')} value={doses} onChange={setDoses} maxLength={6} />
      <Field optional label={t('note')} value={note} onChange={setNote} maxLength={100} />
      <Refusal title={t('failed')} reason={problem} />
      <Button block loading={busy} onPress={() => void move()}>
        {t('save')}
      </Button>
      {state === 'usable' ? (
        <Button block kind="text" disabled={busy} onPress={() => void setState('quarantined')}>
          {t('quarantine')}
        </Button>
      ) : null}
      {state === 'quarantined' ? (
        <Button block kind="text" disabled={busy} onPress={() => void setState('usable')}>
          {t('release')}
        </Button>
      ) : null}
      <Movements depaCode={depaCode} lotId={lotId} />
    </Popup>
  );
}
