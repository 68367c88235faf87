import { View } from '@tarojs/components';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { fillMember } from '@/features/booking/submission/entry';
import { BOOKING_FORM_MESSAGES } from '../messages';
import { changeForm } from '@/features/booking/submission/store';
import { withPerson, withSlot } from '@/features/booking/submission/submit-info';
import type { FormViolation } from '@/features/booking/submission/submit-info';
import type { SubmitInfo } from '@/features/booking/submission/form';
import type { BookingFormState } from '../use-booking-form';
import { CheckNotice } from './check-notice';
import { asksForDose } from '@/features/booking/submission/suitable-dose';
import { DoseQuestion } from '@/features/booking/submission/components/dose-question';
import { PersonPicker } from './person-picker';
import { ReplacePart } from './replace-part';
import { TestNotice } from './test-notice';
import styles from './person-section.module.scss';

export interface PersonSectionProps {
  readonly form: SubmitInfo;
  readonly facts: BookingFormState;
  readonly violation: FormViolation | null;
}

const RETAINED = { replaceOrderId: null, doseNo: null } as const;

/** The recipient and the dose, and whether they can be booked. */
export function PersonSection({ form, facts, violation }: PersonSectionProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const { people, person, check, isFinding } = facts;
  const today = serverToday();
  if (!people.data) {
    return people.error ? (
      <ErrorBlock
        title={t('peopleFailed')}
        reason={people.error.msg}
        onRetry={() => void people.refresh()}
      />
    ) : (
      <Skeleton shape="text" count={1} />
    );
  }
  return (
    <View>
      <PersonPicker
        people={people.data}
        chosen={form.linkmanId}
        today={today}
        error={violation === 'person' ? t('personMissing') : undefined}
        onChoose={(linkmanId) => changeForm((info) => withPerson(info, linkmanId))}
        onAdd={() => {
          changeForm((info) => ({ ...info, isJoining: false }));
          void fillMember(form, 'to');
        }}
      />
      <View className={styles.below}>
        {isFinding || (person && check.isLoading) ? (
          <NoticeBar>{t('checking')}</NoticeBar>
        ) : person && check.error && !check.data ? (
          <ErrorBlock
            title={t('checkFailed')}
            reason={check.error.msg}
            onRetry={() => void check.refresh()}
          />
        ) : null}
      </View>
      <View className={styles.below}>
        {person && check.data && !check.data.canSubscribe && !form.replaceOrderId ? (
          <CheckNotice name={person.name} check={check.data} form={form} />
        ) : null}
      </View>
      <View className={styles.below}>
        {person ? (
          <TestNotice name={person.name} check={check.data} day={form.day ?? today} />
        ) : null}
      </View>
      <View className={styles.below}>
        {person && check.data && !check.data.canSubscribe ? (
          <ReplacePart
            check={check.data}
            replaced={form.replaceOrderId}
            onReplace={(replaceOrderId, doseNo) =>
              changeForm((info) => ({ ...info, replaceOrderId, doseNo }))
            }
            onKeep={() =>
              changeForm((info) => ({ ...withSlot(info, null), ...RETAINED, visit: null }))
            }
          />
        ) : null}
      </View>
      <View className={styles.below}>
        {person && check.data && asksForDose(check.data, form.doseNo) ? (
          <DoseQuestion
            key={person.linkmanId}
            check={check.data}
            chosen={form.doseNo}
            today={today}
            answered={form.historyAnswer}
            isMissing={violation === 'dose'}
            onAnswer={(historyAnswer) => changeForm((info) => ({ ...info, historyAnswer }))}
            onChoose={(doseNo) => changeForm((info) => ({ ...info, doseNo }))}
          />
        ) : null}
      </View>
    </View>
  );
}
