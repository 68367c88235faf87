import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { AppointmentSection } from '@/features/subscribe/components/appointment-section';
import { ContactFields } from '@/features/subscribe/components/contact-fields';
import { FormSummary } from '@/features/subscribe/components/form-summary';
import { GuardianAlert } from '@/features/subscribe/components/guardian-alert';
import { PersonSection } from '@/features/subscribe/components/person-section';
import { WhereCard } from '@/features/subscribe/components/where-card';
import { bookingQuery, fillMember } from '@/features/subscribe/entry';
import { SUBSCRIBE_MESSAGES } from '@/features/subscribe/messages';
import { changeForm } from '@/features/subscribe/store';
import { formFault, hasAppointment } from '@/features/subscribe/submit-info';
import type { FormFault, SubmitInfo } from '@/features/subscribe/submit-info';
import { useOffer } from '@/features/subscribe/use-offer';
import { useSubscribeForm } from '@/features/subscribe/use-subscribe-form';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Icon } from '@/ui/icon/icon';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import styles from './index.module.scss';

export interface BookingFormProps {
  readonly title: string;
  readonly form: SubmitInfo;
  /** The person asked for by the link: one that has just been added. */
  readonly asked: string | undefined;
}

/** The form of a signed-in user who has agreed to the disclosure. */
export function BookingForm({ title, form, asked }: BookingFormProps) {
  const t = useText(SUBSCRIBE_MESSAGES);
  const { offer, error, missing, retry } = useOffer(form);
  const facts = useSubscribeForm(form, asked);
  const [fault, setFault] = useState<FormFault | null>(null);
  const nobody = facts.people.data?.length === 0;
  const possible = facts.check.data?.canSubscribe !== false;

  useEffect(() => {
    // Profile completeness: without a family member there is nobody to book for (specification §4).
    if (nobody) void fillMember(form, 'replace');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the list turns out empty
  }, [nobody]);

  const submit = (): void => {
    const found = formFault(form);
    setFault(found);
    if (!found) void navigate.replace('submitLoading', bookingQuery(form));
  };
  if (missing) {
    return (
      <Page
        title={title}
        error={{
          title: t('cannotBook'),
          reason: t('cannotBookHint'),
          action: { text: t('otherClinics'), onPress: () => void navigate.tab('departmentList') },
        }}
      />
    );
  }
  return (
    <Page
      title={title}
      loading={!offer && !error ? 'text' : false}
      error={
        !offer && error ? { title: t('loadFailed'), reason: error.msg, onRetry: retry } : undefined
      }
      footer={
        offer ? (
          <View>
            <FormSummary
              person={facts.person?.name}
              day={form.day}
              start={form.slot?.startTime}
              end={form.slot?.endTime}
              clinic={offer.departmentName}
              cents={offer.priceCents + offer.serviceFeeCents}
            />
            <Button block disabled={!hasAppointment(form) || !possible} onPress={submit}>
              {t('submit')}
            </Button>
          </View>
        ) : null
      }
    >
      {offer ? <WhereCard offer={offer} /> : null}
      <View className={styles.agreed}>
        <Icon name="circle-check" className={styles.tick} />
        <View className={styles.said}>{t('noticeAgreed')}</View>
        <Button
          kind="text"
          size="sm"
          onPress={() => void navigate.to('vaccineNotice', bookingQuery(form))}
        >
          {t('noticeAgain')}
        </Button>
      </View>
      <Section title={t('who')}>
        <PersonSection form={form} facts={facts} fault={fault} />
      </Section>
      <View>
        {possible ? (
          <Section title={t('dayAndTime')} note={t('calendarKey')}>
            <Card>
              <AppointmentSection form={form} />
            </Card>
          </Section>
        ) : null}
      </View>
      <Section title={t('reachTitle')}>
        <ContactFields
          mobile={form.mobile}
          remark={form.remark}
          ownMobile={facts.ownMobile}
          invalid={fault === 'mobile'}
          onMobile={(mobile) => changeForm((info) => ({ ...info, mobile: mobile.trim() }))}
          onRemark={(remark) => changeForm((info) => ({ ...info, remark }))}
        />
      </Section>
      <GuardianAlert pop={facts.pop} />
    </Page>
  );
}
