import { useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { fetchDraw } from './api';
import { LOTTERY_MESSAGES } from './messages';
import { recomputeDraw } from './recompute';

export interface Verdict {
  readonly tone: 'busy' | 'holds' | 'fails';
  readonly text: string;
}

/** Parts of a hundred that are shown: more would redraw the page too often. */
const STEP = 20;

/** Computes a draw again on the device. @param own tickets of the reader, which have to be in the list */
export function useVerify(activityId: string, own: readonly string[]) {
  const t = useText(LOTTERY_MESSAGES);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const progress = (percent: number): void =>
    setVerdict({ tone: 'busy', text: t('verifying', { percent }) });
  const verify = async (): Promise<Verdict> => {
    const draw = await fetchDraw(activityId);
    const violation = await recomputeDraw(draw, (done) => {
      const percent = Math.floor((100 * done) / draw.lines.length);
      progress(percent - (percent % STEP));
    });
    if (violation !== null) return { tone: 'fails', text: `${t('broken')} ${t(violation)}` };
    const listed = new Set(draw.lines.map((line) => line.split(' ')[0]));
    const holds = t('holds', { count: draw.lines.length });
    if (own.length === 0) return { tone: 'holds', text: holds };
    const isListed = own.every((ticketId) => listed.has(ticketId));
    return isListed
      ? { tone: 'holds', text: `${holds} ${t('isListed')}` }
      : { tone: 'fails', text: t('isMissing') };
  };
  return {
    verdict,
    start(): void {
      if (verdict?.tone === 'busy') return;
      progress(0);
      verify().then(setVerdict, (error: unknown) =>
        setVerdict({ tone: 'fails', text: isApiError(error) ? error.msg : t('failed') }),
      );
    },
  };
}
