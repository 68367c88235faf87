import { View } from '@tarojs/components';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { remedyOf } from '../refusal-rules';
import { REMEDY_MESSAGES } from '../remedy-messages';
import { changeForm } from '../store';
import type { SubmitInfo } from '../submit-info';
import type { PersonCheck } from '../use-person-check';

export interface ReplacePartProps {
  readonly form: SubmitInfo;
  readonly check: PersonCheck;
}

/** For a person who has this appointment already: choose a new time that takes its place, or keep it after all. */
export function ReplacePart({ form, check }: ReplacePartProps) {
  const t = useText(REMEDY_MESSAGES);
  const dates = useDateText();
  const { standing } = check;
  if (form.replaceOrderId && standing?.orderId === form.replaceOrderId) {
    return (
      <NoticeBar
        tone="warning"
        action={{
          text: t('keepInstead'),
          onPress: () =>
            changeForm((info) => ({ ...info, replaceOrderId: null, slot: null, doseNo: null })),
        }}
      >
        {t('replacing', {
          when: dates.when(standing.day, standing.startTime, standing.endTime),
          clinic: standing.departmentName,
        })}
      </NoticeBar>
    );
  }
  const dose = check.doses.find(({ booked }) => booked);
  if (remedyOf(check) !== 'replace' || !standing || !dose) return <View />;
  return (
    <Button
      block
      kind="secondary"
      onPress={() =>
        changeForm((info) => ({
          ...info,
          replaceOrderId: standing.orderId,
          doseNo: dose.doseNo,
        }))
      }
    >
      {t('chooseNew')}
    </Button>
  );
}
