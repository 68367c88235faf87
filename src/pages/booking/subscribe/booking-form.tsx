import { View } from '@tarojs/components';
import { memo, useEffect, useMemo, useState } from 'react';
import type { ComponentProps } from 'react';
import type { DepartmentVaccine } from '@contract/department/endpoints';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { AlsoDue } from '@/features/booking/due-visit/components/also-due';
import { QueueStatusCard } from '@/features/booking/queue/components/queue-status-card';
import { AppointmentSection } from '@/features/booking/form/components/appointment-section';
import { ContactFields } from '@/features/booking/form/components/contact-fields';
import { FamilySection } from '@/features/booking/form/components/family-section';
import { GuardianAlert } from '@/features/booking/form/components/guardian-alert';
import { PersonSection } from '@/features/booking/form/components/person-section';
import { BookingSummaryCard } from '@/features/booking/form/components/booking-summary-card';
import { fillMember } from '@/features/booking/submission/entry';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { dosesOfPerson, groupOf } from '@/features/booking/submission/family-rules';
import { FAMILY_MESSAGES } from '@/features/booking/form/family-messages';
import { BOOKING_FORM_MESSAGES } from '@/features/booking/form/messages';
import { changeForm } from '@/features/booking/submission/store';
import { formViolation } from '@/features/booking/submission/submit-info';
import type { FormViolation } from '@/features/booking/submission/submit-info';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { useHold } from '@/features/booking/form/use-hold';
import { useClinicProduct } from '@/features/booking/form/use-clinic-product';
import type { ClinicProductView } from '@/features/booking/form/use-clinic-product';
import { useProductProblem } from './use-product-problem';
import { useBookingForm } from '@/features/booking/form/use-booking-form';
import { useText } from '@/i18n/messages';
import { navigate, preparePages } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { focusFirstInvalid } from '@/ui/field/focus-first-invalid';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Progressive } from '@/ui/progressive/progressive';
import { Section } from '@/ui/section/section';
import { AgreedLine } from './agreed-line';
import { CoursePart } from './course-part';
import { FormFooter } from './form-footer';
import styles from './index.module.scss';

export interface BookingFormProps {
  readonly title: string;
  readonly form: SubmitInfo;
  /** Family member named by the link, such as one just added. */
  readonly asked: string | undefined;
}

/** Submitting: the first missing entry is marked until it is filled in. */
function useSubmit(form: SubmitInfo) {
  const [found, setFound] = useState<FormViolation | null>(null);
  const submit = (): void => {
    const first = formViolation(form);
    setFound(first);
    if (first) focusFirstInvalid();
    else void navigate.replace('submitLoading', bookingQuery(form));
  };
  return { violation: found && formViolation(form) === found ? found : null, submit };
}

/** Profile completeness: without a family member there is nobody to book for (specification §4). */
function usePreselectedRecipient(form: SubmitInfo, withoutRecipient: boolean): void {
  useEffect(() => {
    if (withoutRecipient) void fillMember(form, 'replace');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the list turns out empty
  }, [withoutRecipient]);
}

/** Preloads the pages that show the outcome, in case the network fails on submit; not while the form itself loads. */
function useOutcomePages({ slot, visit }: SubmitInfo): void {
  const isChosen = slot !== null || visit !== null;
  useEffect(() => {
    if (isChosen) preparePages('submitLoading', 'subscribeSuccess', 'subscribeError');
  }, [isChosen]);
}

const WhenSection = memo(function WhenSection(props: ComponentProps<typeof AppointmentSection>) {
  const t = useText(BOOKING_FORM_MESSAGES);
  return (
    <Section title={t('dayAndTime')} note={t('calendarKey')}>
      <Card>
        <AppointmentSection {...props} />
      </Card>
    </Section>
  );
});

/** The name of each person of the form, '' while unknown. */
function useNames(form: SubmitInfo, people: readonly LinkmanCard[] | undefined): readonly string[] {
  const lines = groupOf(form)
    .map(({ linkmanId }) => people?.find((one) => one.linkmanId === linkmanId)?.name ?? '')
    .join('\n');
  return useMemo(() => lines.split('\n'), [lines]);
}

/** The same, with the vaccine where a person has several. */
function useLabels(
  form: SubmitInfo,
  names: readonly string[],
  vaccines: readonly DepartmentVaccine[],
): readonly string[] {
  const t = useText(FAMILY_MESSAGES);
  const group = groupOf(form);
  const isOnePerson = new Set(group.map(({ linkmanId }) => linkmanId)).size === 1;
  const lines = group
    .map(({ linkmanId, productId }, index) => {
      const name = names[index] ?? '';
      const product = vaccines.find((one) => one.productId === productId)?.name ?? '';
      if (dosesOfPerson(form, linkmanId) < 2) return name;
      return isOnePerson ? product : t('doseOf', { name, product });
    })
    .join('\n');
  return useMemo(() => lines.split('\n'), [lines]);
}

const setMobile = (mobile: string): void => changeForm((info) => ({ ...info, mobile }));
const setRemark = (remark: string): void => changeForm((info) => ({ ...info, remark }));

/** What is booked where, with every vaccine of the visit. */
function Summary({
  form,
  product: { clinicProduct, vaccines },
}: Pick<BookingFormProps, 'form'> & { readonly product: ClinicProductView }) {
  return clinicProduct ? (
    <BookingSummaryCard
      clinicProduct={clinicProduct}
      further={form.participants}
      vaccines={vaccines}
    />
  ) : null;
}

/** The form of a signed-in user who has agreed to the disclosure. */
export function BookingForm({ title, form, asked }: BookingFormProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const product = useClinicProduct(form);
  const { clinicProduct, vaccines } = product;
  const facts = useBookingForm(form, asked);
  const hold = useHold(form);
  const { violation, submit } = useSubmit(form);
  const possible = facts.check.data?.canSubscribe !== false || form.replaceOrderId !== null;
  const names = useNames(form, facts.people.data);
  const labels = useLabels(form, names, vaccines);

  const { isSettled } = facts;
  useOutcomePages(form);
  usePreselectedRecipient(form, facts.people.data?.length === 0);
  const problem = useProductProblem(form, product);
  // Its data is asked for at once, but the height of what is above it is known only once it is settled.
  const later = isSettled ? undefined : styles.unsettled;
  return (
    <Page
      title={title}
      loading={clinicProduct || problem ? false : 'text'}
      error={problem}
      tallFooter
      layout="split"
      footer={
        clinicProduct ? (
          <FormFooter
            form={form}
            clinicProduct={clinicProduct}
            vaccines={vaccines}
            names={names}
            hold={hold}
            possible={possible}
            violation={violation}
            onSubmit={submit}
          />
        ) : null
      }
    >
      <Summary form={form} product={product} />
      <QueueStatusCard depaCode={form.depaCode} productId={form.productId} />
      <AgreedLine form={form} />
      <Section title={t('who')}>
        <PersonSection form={form} facts={facts} violation={violation} />
        {isSettled && possible ? <AlsoDue form={form} person={facts.person} /> : null}
        <Optional>
          {isSettled && facts.people.data && possible ? (
            <FamilySection
              form={form}
              people={facts.people.data}
              vaccines={vaccines}
              isAsked={violation === 'participant'}
            />
          ) : null}
        </Optional>
      </Section>
      <Progressive by={3}>
        <Optional className={later}>
          {possible ? <WhenSection form={form} names={labels} /> : null}
        </Optional>
        <Optional className={later}>
          {possible ? <CoursePart form={form} check={facts.check.data} /> : null}
        </Optional>
        <View className={later}>
          <Section title={t('reachTitle')}>
            <ContactFields
              mobile={form.mobile}
              remark={form.remark}
              accountMobile={facts.accountMobile}
              isShared={!!facts.person?.sharedBy}
              invalid={violation === 'mobile'}
              onMobile={setMobile}
              onRemark={setRemark}
            />
          </Section>
        </View>
      </Progressive>
      <GuardianAlert pop={facts.pop} />
    </Page>
  );
}
