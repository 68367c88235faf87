import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { Guideline } from '@contract/vaccine/endpoints';
import { sessionFlags } from '@/shared/session/session-state';
import { useSession } from '@/shared/session/session-store';
import { reportAgreement } from '@/shared/agreement/report-agreement';
import { QueueStatusCard } from '@/features/booking/queue/components/queue-status-card';
import { CalendarRefusal } from '@/features/booking/form/components/calendar-refusal';
import { GuidelineText } from '@/features/booking/submission/components/guideline-text';
import { BookingTargetPage } from '@/features/booking/form/components/booking-target-page';
import { MissingBookingTarget } from '@/features/booking/form/components/missing-booking-target';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { withDisclosures } from '@/features/booking/submission/family-rules';
import { guidelineParts } from '@/features/booking/submission/guideline-rules';
import { NOTICE_MESSAGES } from '@/features/booking/submission/notice-messages';
import { MISSING_TARGET_MESSAGES } from '@/features/booking/form/missing-target-messages';
import { BOOKING_FORM_MESSAGES } from '@/features/booking/form/messages';
import { readRefusal } from '@/features/booking/refusal/refusal-rules';
import { changeForm, openForm } from '@/features/booking/submission/store';
import { emptyForm } from '@/features/booking/submission/submit-info';
import type { BookingTarget } from '@/features/booking/submission/form';
import { isMissing } from '@/http/failure/api-error';
import type { ApiError } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
import type { Refresh } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate, preparePages } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { semantics } from '@/ui/a11y/semantics';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import type { ErrorBlockProps } from '@/ui/state/error-block';
import styles from './index.module.scss';
import { MainPoints } from './main-points';
import { NOTICE_PAGE_MESSAGES } from './messages';
import { useNotices } from './use-notices';

/**
 * Disclosure of a product, agreed to before booking: three points first, the whole text behind them. If it cannot be booked at the clinic,
 * signed-in users see why before reading.
 */
export default function VaccineNotice() {
  const title = usePageTitle('vaccineNotice');
  return (
    <BookingTargetPage title={title} missingTarget={<MissingBookingTarget />}>
      {(target, asked) => <Notice title={title} target={target} asked={asked} />}
    </BookingTargetPage>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly target: BookingTarget;
  /** The recipient, if known. */
  readonly asked: string | undefined;
}

/** What the page says where the disclosure could not be read. */
function useProblem(target: BookingTarget, refresh: Refresh): (error: ApiError) => ErrorBlockProps {
  const t = useText(NOTICE_MESSAGES);
  const form = useText(BOOKING_FORM_MESSAGES);
  const lost = useText(MISSING_TARGET_MESSAGES);
  const toClinic = {
    text: form('toClinic'),
    onPress: () => void navigate.replace('departmentIndex', { depaCode: target.depaCode }),
  };
  return (error) =>
    isMissing(error)
      ? { icon: 'syringe', title: lost('formLost'), reason: lost('formLostHint'), action: toClinic }
      : {
          title: t('noticeFailed'),
          reason: error.msg || t('noticeFailedHint'),
          onRetry: () => void refresh(),
          second: toClinic,
        };
}

/** The disclosures of the visit's vaccines in full: what they have in common once. */
function FullNotices({ all }: { readonly all: readonly Guideline[] }) {
  const t = useText(NOTICE_MESSAGES);
  const isSeveral = all.length > 1;
  return (
    <View>
      {guidelineParts(all).map(({ product, sections }) => (
        <View key={product ?? ''}>
          <Optional>
            {isSeveral ? (
              <View className={styles.product} {...semantics({ role: 'heading', level: 2 })}>
                {product ?? t('noticeCommon')}
              </View>
            ) : null}
          </Optional>
          <GuidelineText sections={sections} />
        </View>
      ))}
    </View>
  );
}

/** Three points, the whole text behind them, and what the button says. */
function Notices({ all }: { readonly all: readonly Guideline[] }) {
  const t = useText(NOTICE_PAGE_MESSAGES);
  const [isOpen, setOpen] = useState(false);
  return (
    <View>
      <View className={styles.intro} {...semantics({ role: 'heading', level: 2 })}>
        {all.length > 1
          ? t('titleSeveral', { count: all.length })
          : t('title', { product: all[0]?.productName ?? '' })}
      </View>
      <MainPoints all={all} />
      <View className={styles.fold}>
        <Button
          kind="secondary"
          block
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          onPress={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'close' : 'open')}
        </Button>
      </View>
      <View className={styles.full}>{isOpen ? <FullNotices all={all} /> : null}</View>
    </View>
  );
}

function Notice({ title, target, asked }: NoticeProps) {
  const t = useText(NOTICE_PAGE_MESSAGES);
  const { data, error, refresh } = useNotices(target);
  // Visitors may not make this call, and users without a mobile would be redirected to bind one.
  const isRegistered = useSession((state) => sessionFlags(state).isRegistered);
  const possible = useServer(
    isRegistered ? 'GET /subscribe/subscribe/isCanSubscribe.do' : null,
    target,
  ).data;
  const refused =
    possible && !possible.canSubscribe
      ? { code: '', message: possible.reason, refusal: readRefusal(possible) }
      : null;
  const isReadable = data !== undefined && !refused;

  const agree = async (): Promise<void> => {
    if (!data) return;
    await openForm(target);
    const versions = Object.fromEntries(data.map((one) => [one.productId, one.version]));
    changeForm((form) => withDisclosures(form, versions));
    reportAgreement(
      'VACCINE_NOTICE',
      data.map(({ version }) => `vaccineNotice:${version}`),
    );
    await navigate.replace('subscribe', { ...bookingQuery(target), linkmanId: asked });
  };
  const problem = useProblem(target, refresh);
  useEffect(() => {
    // While it is read, the next page comes.
    if (isReadable) preparePages('subscribe');
  }, [isReadable]);
  return (
    <Page
      title={title}
      tone="document"
      loading={data || error ? false : 'text'}
      error={data ? undefined : error && problem(error)}
      footer={
        isReadable ? (
          <Button block onPress={() => void agree()}>
            {t('next')}
          </Button>
        ) : null
      }
    >
      {data ? (
        <View>
          <Optional>
            {refused ? (
              <CalendarRefusal
                form={emptyForm(target, '')}
                name=""
                refused={refused}
                onAlternative={({ depaCode }) =>
                  void navigate.replace('vaccineNotice', {
                    ...bookingQuery({ ...target, depaCode }),
                    linkmanId: asked,
                  })
                }
              />
            ) : null}
          </Optional>
          <Optional>
            {isRegistered && !refused ? (
              <QueueStatusCard depaCode={target.depaCode} productId={target.productId} />
            ) : null}
          </Optional>
          <Notices all={data} />
          <View className={styles.statement}>{refused ? '' : t('agree')}</View>
        </View>
      ) : null}
    </Page>
  );
}
