import { View } from '@tarojs/components';
import { useState } from 'react';
import type { AlternativeSlot } from '@contract/subscribe/endpoints';
import { AlternativeList } from '@/features/booking/refusal/components/alternative-list';
import { VisitList } from '@/features/booking/form/components/visit-list';
import { RemedyList } from '@/features/booking/refusal/components/remedy-list';
import { withDaySpelledOut } from '@/features/booking/refusal/day-text';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { FAMILY_MESSAGES } from '@/features/booking/form/family-messages';
import { isFamily, groupOf } from '@/features/booking/submission/family-rules';
import { dropHold } from '@/features/booking/submission/hold-control';
import { REFUSAL_MESSAGES } from '@/features/booking/refusal/messages';
import type { RefusalMessageKey } from '@/features/booking/refusal/messages';
import { alternativesOf, conflictOf, refusalTopic } from '@/features/booking/refusal/refusal-rules';
import type { RefusalTopic } from '@/features/booking/refusal/refusal-rules';
import { changeForm } from '@/features/booking/submission/store';
import { withDay, withAlternative } from '@/features/booking/submission/submit-info';
import type { SubmitInfo } from '@/features/booking/submission/form';
import type { RefusedAnswer } from '@/features/booking/submission/submission';
import { applyRemedy } from '@/features/booking/submission/apply-remedy';
import { REMEDY_MESSAGES } from '@/features/booking/refusal/remedy-messages';
import { useRemedyText } from '@/features/booking/refusal/remedy-text';
import type { RemedyOption } from '@/features/booking/refusal/remedy-options';
import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { StateBlock } from '@/ui/state/state-block';
import { Duplicate } from './duplicate';
import { WaitInstead } from './wait-instead';
import { remediesHere } from './remedies-here';
import styles from './explanation.module.scss';

const TITLES: Readonly<Record<RefusalTopic, RefusalMessageKey>> = {
  slot: 'refusedSlot',
  visit: 'refusedVisit',
  duplicate: 'refusedDuplicate',
  given: 'refusedGiven',
  elsewhere: 'refusedElsewhere',
  twice: 'refusedTwice',
  interval: 'refusedInterval',
  young: 'refusedYoung',
  old: 'refusedOld',
  sex: 'refusedSex',
  health: 'refusedHealth',
  clinic: 'refusedClinic',
  guardian: 'refusedGuardian',
  disclosure: 'refusedDisclosure',
  line: 'refusedQueue',
  other: 'refused',
};

/** Takes another slot: for a person it is booked, for a group the form opens on that day. */
function acceptAlternative(form: SubmitInfo, alternative: AlternativeSlot): void {
  if (isFamily(form)) {
    changeForm((info) => withDay(info, alternative.day));
    void navigate.replace('subscribe', bookingQuery(form));
    return;
  }
  void dropHold();
  changeForm((info) => withAlternative(info, alternative));
  void navigate.replace('submitLoading', bookingQuery({ ...form, depaCode: alternative.depaCode }));
}

export interface ExplanationProps {
  readonly form: SubmitInfo;
  readonly refused: RefusedAnswer;
}

/** The reason, from when or with which change booking would work, the nearest alternative slots, and all remedies. */
export function Explanation({ form, refused }: ExplanationProps) {
  const t = useText(REFUSAL_MESSAGES);
  const family = useText(FAMILY_MESSAGES);
  const more = useText(REMEDY_MESSAGES);
  const words = useRemedyText();
  const dates = useDateText();
  const [isWaiting, setWaiting] = useState(false);
  const people = useServer('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' });
  const names = groupOf(form).map(
    ({ linkmanId }) => people.data?.find((one) => one.linkmanId === linkmanId)?.name ?? '',
  );
  const name = names[0] ?? '';
  const { code, message, refusal } = refused;
  const conflictingOrder = conflictOf(code, refusal);
  const who = refusal?.person ?? { linkmanId: form.linkmanId, name };
  const { visits, main, others } = remediesHere(refused, form);
  const alternatives = visits.length > 0 ? [] : alternativesOf(refusal);

  const take = (option: RemedyOption): void => {
    if (option.kind === 'wait') setWaiting(true);
    else
      applyRemedy(option, form, 'page', { ...who, productId: refusal?.person?.product?.productId });
  };
  return (
    <>
      <StateBlock
        role="alert"
        icon={refusalTopic(code) === 'slot' ? 'calendar-x' : 'circle-alert'}
        tone="warning"
        title={t(TITLES[refusalTopic(code, refusal)])}
        text={withDaySpelledOut(
          message || t('reasonUnknown'),
          refusal?.allowedFrom ?? null,
          dates,
          (day) => t('fromDay', { day }),
        )}
        action={main && { text: words(main).title, onPress: () => take(main) }}
      />
      <View className={styles.part}>
        {conflictingOrder ? (
          <Card>
            <Duplicate form={form} conflictingOrder={conflictingOrder} who={who} />
          </Card>
        ) : null}
      </View>
      <Optional>
        {visits.length > 0 ? (
          <VisitList options={visits} form={form} names={names} onTake={take} />
        ) : null}
      </Optional>
      <Optional>
        {alternatives.length > 0 ? (
          <AlternativeList
            alternatives={alternatives}
            depaCode={form.depaCode}
            name={name}
            takeText={isFamily(form) ? family('thisDay') : undefined}
            onTake={(alternative) => acceptAlternative(form, alternative)}
          />
        ) : null}
      </Optional>
      <View className={styles.part}>
        <RemedyList title={more('more')} options={others} onTake={take} />
      </View>
      <Optional>
        {isWaiting ? (
          <WaitInstead
            form={form}
            name={name}
            hasOther={alternatives.length > 0}
            onClose={() => setWaiting(false)}
          />
        ) : null}
      </Optional>
    </>
  );
}
