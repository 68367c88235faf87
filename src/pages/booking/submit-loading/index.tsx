import { View } from '@tarojs/components';
import { MissingBookingTarget } from '@/features/booking/form/components/missing-booking-target';
import { successQuery } from '@/features/booking/submission/entry';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { BOOKING_FORM_MESSAGES } from '@/features/booking/form/messages';
import { closeForm, keepRefusal, useOrdering } from '@/features/booking/submission/store';
import type { SubmissionResult } from '@/features/booking/submission/submission';
import { useSubmission } from '@/features/booking/submission/use-submission';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';
import styles from './index.module.scss';

const finish = (query: Record<string, string>) => (result: SubmissionResult) => {
  if (result.kind === 'booked') {
    closeForm();
    void navigate.replace('subscribeSuccess', successQuery(result.orderIds));
  } else if (result.kind === 'refused') {
    const { code, message, refusal } = result;
    keepRefusal({ code, message, refusal });
    void navigate.replace('subscribeError', query);
  }
};

/** Texts shown while the outcome of the booking is unknown. */
const LINES = {
  sending: ['sending', 'sendingHint'],
  slow: ['sendingSlow', 'sendingSlowHint'],
  busy: ['sendingBusy', 'sendingBusyHint'],
} as const;

/** Sends the booking; the page can be left at any time without harm. */
export default function SubmitLoading() {
  const t = useText(BOOKING_FORM_MESSAGES);
  const title = usePageTitle('submitLoading');
  const query = useRouteQuery();
  const form = useOrdering((state) => state.submitInfo);
  const { view, again } = useSubmission(finish({ ...query }));
  const toOrders = { text: t('myOrders'), onPress: () => void navigate.replace('orderList') };
  const backToForm = (): void => {
    if (form) void navigate.replace('subscribe', bookingQuery(form));
    else void navigate.back();
  };
  if (view === 'nothing') {
    return (
      <Page title={title}>
        <MissingBookingTarget />
      </Page>
    );
  }
  if (view === 'offline') {
    return (
      <Page title={title} onBack={backToForm}>
        <Result
          kind="notice"
          title={t('offline')}
          text={t('offlineHint')}
          action={{ text: t('tryAgain'), onPress: again }}
          second={{ text: t('backToForm'), onPress: backToForm }}
        />
      </Page>
    );
  }
  if (view === 'unknown') {
    return (
      <Page title={title} onBack={backToForm}>
        <Result
          kind="notice"
          title={t('unknown')}
          text={t('unknownHint')}
          action={{ text: t('tryAgain'), onPress: again }}
          second={toOrders}
        />
      </Page>
    );
  }
  const [line, hint] = LINES[view];
  return (
    <Page title={title} onBack={backToForm}>
      <View className={styles.waiting} {...semantics({ role: 'status', busy: true })}>
        <Icon name="loader-circle" size="xl" spin className={styles.wheel} />
        <View className={styles.title}>{t(line)}</View>
        <View className={styles.hint}>{t(hint)}</View>
      </View>
    </Page>
  );
}
