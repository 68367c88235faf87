import type { Refund } from '@contract/order/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Timeline } from '@/ui/steps/timeline';
import { MONEY_MESSAGES } from '../money-messages';
import { refundSteps } from '../refund-steps';

const ENDED = {
  waiting: 'stepToCome',
  paying: 'stepToCome',
  paid: 'stepPaid',
  failed: 'stepFailed',
} as const satisfies Record<Refund['state'], string>;

/**
 * State of a refund, until when it can be recalled, and when it arrives at the latest, as WeChat Pay says it
 * (https://pay.weixin.qq.com/wiki/doc/apiv3/apis/chapter4_2_10.shtml: a bank card takes one to three working days).
 */
export function RefundProgress({
  refund,
  recallable,
}: {
  readonly refund: Refund;
  readonly recallable: boolean;
}) {
  const t = useText(MONEY_MESSAGES);
  const dates = useDateText();
  const titles = {
    asked: t(refund.startedBy === 'user' ? 'stepAsked' : 'stepAskedClinic'),
    sending: t(refund.state === 'waiting' ? 'stepWaiting' : 'stepPaying'),
    ended: t(ENDED[refund.state]),
  };
  const items = refundSteps(refund).map(({ key, state, at }) => ({
    key,
    state,
    title: titles[key],
    time: at === null ? undefined : dates.dateTime(at),
    note:
      key === 'sending' && recallable
        ? t('recallUntil', { time: dates.dateTime(refund.dueAt) })
        : state === 'failed'
          ? t('failedHint')
          : key === 'ended' && state === 'todo'
            ? t('arrival', { time: dates.dateTime(refund.dueAt) })
            : undefined,
  }));
  return <Timeline label={t('progress')} items={items} />;
}
