import { View } from '@tarojs/components';
import { dosesOfCourse } from '@contract/subscribe/dose-choice-rules';
import { useState } from 'react';
import { openMemberForm } from '@/features/people/family-member/open-member-form';
import { DoseQuestion } from '@/features/booking/submission/components/dose-question';
import { PersonPicker } from '@/features/booking/form/components/person-picker';
import { startBooking } from '@/features/booking/submission/entry';
import { RefusalNotice } from '@/features/booking/submission/components/refusal-notice';
import { BOOKING_FORM_MESSAGES } from '@/features/booking/form/messages';
import { JoinPopup } from '@/features/booking/waitlist/components/join-popup';
import { WAITLIST_MESSAGES } from '@/features/booking/waitlist/messages';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import type { Query } from '@/routes/query';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { useWaiter } from './use-waiter';
import styles from './index.module.scss';

export interface JoinFromLinkProps {
  readonly productId: string;
  /** Without `depaCode`, the user waits for any clinic of the city; `linkmanId` and `doseNo` are preselected. */
  readonly query: Query;
}

const NONE: readonly string[] = [];

/** Joins the waiting list for a fully booked vaccine: chooses recipient and dose. */
export function JoinFromLink({ productId, query }: JoinFromLinkProps) {
  const t = useText(WAITLIST_MESSAGES);
  const about = useText(BOOKING_FORM_MESSAGES);
  const { depaCode, linkmanId } = query;
  const due = Number(query.doseNo) || null;
  const waiter = useWaiter(productId, depaCode, { linkmanId, doseNo: due });
  const { people, product, chosen, candidate, check, isBooked, doseNo, choose } = waiter;
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const target = { depaCode: depaCode ?? '', productId };
  const failed = people.error ?? product.error;
  if (!people.data || !product.data)
    return failed ? (
      <ErrorBlock
        title={t(people.data ? 'productFailed' : 'peopleFailed')}
        reason={failed.msg}
        onRetry={() => void Promise.all([people.refresh(), product.refresh()])}
        second={{ text: t('find'), onPress: () => void navigate.to('vaccineList') }}
      />
    ) : (
      <Skeleton shape="text" count={2} />
    );
  const person = people.data.find((one) => one.linkmanId === chosen);
  const checked = people.data.find((one) => one.linkmanId === candidate);
  const { name } = product.data;
  return (
    <Section title={t('forWhat', { product: name })} note={t('joinWaitlistHint')}>
      <PersonPicker
        people={people.data}
        chosen={chosen}
        today={serverToday()}
        onChoose={choose}
        onAdd={() => void openMemberForm('waitingOffer', { vaccId: productId, depaCode })}
      />
      <View>
        {checked && check.data?.canSubscribe === false && !isBooked ? (
          <RefusalNotice
            title={about('notAllowed', { name: checked.name })}
            violation={{ msg: check.data.reason, data: check.data }}
            target={target}
          />
        ) : null}
      </View>
      <View className={styles.dose}>
        <WaiterDose waiter={waiter} isMissing={isMissing} />
      </View>
      <Button
        block
        icon="bell"
        disabled={!person}
        onPress={() => (doseNo === null ? setMissing(true) : setOpen(true))}
      >
        {t('joinWaitlistTitle')}
      </Button>
      <Optional>
        {isOpen && person && doseNo !== null ? (
          <JoinPopup
            productId={productId}
            linkmanId={person.linkmanId}
            name={person.name}
            doseNo={doseNo}
            depaCode={depaCode}
            fullDays={NONE}
            hasFreeDay={false}
            day={null}
            onFree={() =>
              void (depaCode
                ? startBooking({ depaCode, productId }, person.linkmanId)
                : navigate.to('vaccineDetail', { vaccId: productId }))
            }
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Optional>
    </Section>
  );
}

interface WaiterDoseProps {
  readonly waiter: ReturnType<typeof useWaiter>;
  /** It was sent without an answer. */
  readonly isMissing: boolean;
}

/** Which dose is waited for; whoever may have had some that are not on record is asked first. */
function WaiterDose({ waiter, isMissing }: WaiterDoseProps) {
  const t = useText(WAITLIST_MESSAGES);
  const { candidate, check, product, doseNo, isAsked, setDose } = waiter;
  if (isAsked && check.data)
    return (
      <DoseQuestion
        key={candidate}
        check={check.data}
        chosen={doseNo}
        today={serverToday()}
        isMissing={isMissing && doseNo === null}
        onChoose={setDose}
      />
    );
  const all = product.data?.doses ?? [];
  // Where a clinic was asked it said which doses the person has; elsewhere those that only a first season has are left out.
  const most = Math.max(doseNo ?? 1, product.data?.fewestDoses ?? all.length);
  const doses = check.data
    ? dosesOfCourse(check.data.doses, check.data.course.doses, doseNo)
    : all.slice(0, most);
  if (doses.length < 2) return null;
  return (
    <RadioGroup
      label={t('dose')}
      value={doseNo ?? undefined}
      options={doses.map((dose) => ({ value: dose.doseNo, label: dose.label }))}
      onChange={setDose}
      shape="chips"
    />
  );
}
