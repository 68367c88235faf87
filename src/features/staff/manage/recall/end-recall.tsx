import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { manageRequest } from '../api';
import { useManageStep } from '../use-step';
import { RECALL_MESSAGES } from './messages';

const LEAST_REASON = 2;

interface Props {
  readonly recallId: number;
  readonly toCall: number;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** Ends a recall, with why: it goes into the log of changes. */
export function EndRecall({ recallId, toCall, onClose, onEnded }: Props) {
  const t = useText(RECALL_MESSAGES);
  const [reason, setReason] = useState('');
  const { busy, problem, setProblem, run } = useManageStep();
  const end = async (): Promise<void> => {
    if (reason.trim().length < LEAST_REASON) return setProblem(t('endReasonMissing'));
    const call = { recallId, reason };
    if (await run(() => manageRequest('POST /manage/recall/end.do', call), t('endDone'))) onEnded();
  };
  return (
    <Popup open title={t('endAsk')} onClose={onClose}>
      <NoticeBar tone={toCall > 0 ? 'warning' : 'info'}>
        {toCall > 0 ? t('endToCall', { count: toCall }) : ''}
        {t('endText')}
      </NoticeBar>
      <Field label={t('endReason')} value={reason} onChange={setReason} maxLength={100} />
      <Refusal title={t('failed')} reason={problem} />
      <Button block kind="danger" loading={busy} onPress={() => void end()}>
        {t('end')}
      </Button>
    </Popup>
  );
}
