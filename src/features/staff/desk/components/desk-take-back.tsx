import { View } from '@tarojs/components';
import type { DeskOrder } from '@contract/desk/desk-order';
import { MOST_TAKE_BACK_NOTE, TAKE_BACK_REASONS } from '@contract/desk/take-back-rules';
import { moneyText } from '@contract/money/money-text-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { TAKE_BACK_MESSAGES } from '../take-back-messages';
import { useTakeBack } from '../use-take-back';
import styles from './desk-sheet.module.scss';

interface Props {
  readonly order: DeskOrder;
  readonly onTaken: (order: DeskOrder) => void;
  /** The record stays. */
  readonly onKeep: () => void;
}

/** Takes a recorded dose back: why, what becomes of the appointment, then what follows and for whom. */
export function DeskTakeBack({ order, onTaken, onKeep }: Props) {
  const t = useText(TAKE_BACK_MESSAGES);
  const dates = useDateText();
  const form = useTakeBack(order, onTaken);
  const { data, error } = form.effect;
  const refund = data && data.refundCents > 0 ? moneyText(data.refundCents) : null;
  const noteOf = {
    arrived: t('arrivedNote'),
    ended: refund === null ? t('endedNote') : t('endedRefund', { money: refund }),
  };
  return (
    <View>
      {data ? (
        <View>
          <NoticeBar tone="info">
            {t('recorded', {
              time: dates.dateTime(data.doneAt),
              who: data.doneBy || t('recordedBy'),
            })}
          </NoticeBar>
          <RadioGroup
            label={t('reason')}
            value={form.reason}
            options={TAKE_BACK_REASONS.map((each) => ({ value: each, label: t(each) }))}
            onChange={form.setReason}
            required
          />
          <Field
            label={t('note')}
            value={form.note}
            onChange={form.setNote}
            maxLength={MOST_TAKE_BACK_NOTE}
          />
          <RadioGroup
            label={t('outcome')}
            value={form.outcome}
            options={data.outcomes.map((each) => ({
              value: each,
              label: t(each),
              note: noteOf[each],
            }))}
            onChange={form.setOutcome}
          />
        </View>
      ) : null}
      <Refusal title={t('failed')} reason={form.problem ?? (data ? null : (error?.msg ?? null))} />
      {data ? (
        <View className={styles.step}>
          <Button block kind="danger" loading={form.busy} onPress={form.go}>
            {t('next')}
          </Button>
        </View>
      ) : null}
      <View className={styles.step}>
        <Button block kind="text" disabled={form.busy} onPress={onKeep}>
          {t('keep')}
        </Button>
      </View>
      {form.dialog}
    </View>
  );
}
