import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { useState } from 'react';
import { sessionFlags } from '@/features/account/session-state';
import { useSession } from '@/features/account/session-store';
import { reportAgreement } from '@/features/agreement/report-agreement';
import { GuidelineText } from '@/features/subscribe/components/guideline-text';
import { LostForm } from '@/features/subscribe/components/lost-form';
import { bookingQuery, targetOf } from '@/features/subscribe/entry';
import { SUBSCRIBE_MESSAGES } from '@/features/subscribe/messages';
import { changeForm, openForm, useOrdering } from '@/features/subscribe/store';
import { isFormOf } from '@/features/subscribe/submit-info';
import type { BookingTarget } from '@/features/subscribe/submit-info';
import { useServer } from '@/http/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';
import styles from './index.module.scss';

/**
 * Disclosure of a product: read to its end and agreed to before booking. Where the clinic takes none, a user hears of it
 * before reading.
 */
export default function VaccineNotice() {
  const title = usePageTitle('vaccineNotice');
  const query = useRouteQuery();
  const target = targetOf(query);
  if (!target) {
    return (
      <Page title={title}>
        <LostForm />
      </Page>
    );
  }
  return <Notice title={title} target={target} asked={query.linkmanId} />;
}

interface NoticeProps {
  readonly title: string;
  readonly target: BookingTarget;
  /** For whom, where that is known already. */
  readonly asked: string | undefined;
}

function Notice({ title, target, asked }: NoticeProps) {
  const t = useText(SUBSCRIBE_MESSAGES);
  const begun = useOrdering((state) => state.submitInfo);
  const guideline = useServer('GET /vaccine/vaccineArticle/findVaccGuidelines.do', {
    vaccId: target.productId,
  });
  const { data, error } = guideline;
  // Of a visitor the call is not taken, and who has no mobile yet would be led away to give one.
  const isRegistered = useSession((state) => sessionFlags(state).isRegistered);
  const possible = useServer(
    isRegistered ? 'GET /subscribe/subscribe/isCanSubscribe.do' : null,
    target,
  ).data;
  const agreed = isFormOf(begun, target) && begun.guidelineVersion === data?.version;
  const [atEnd, setAtEnd] = useState(false);
  const read = atEnd || agreed;
  useReachBottom(() => {
    if (data) setAtEnd(true);
  });

  const agree = async (): Promise<void> => {
    if (!data) return;
    await openForm(target);
    changeForm((form) => ({ ...form, guidelineVersion: data.version }));
    reportAgreement('VACCINE_NOTICE', [`vaccineNotice:${data.version}`]);
    await navigate.replace('subscribe', { ...bookingQuery(target), linkmanId: asked });
  };
  return (
    <Page
      title={title}
      tone="document"
      loading={data || error ? false : 'text'}
      error={
        !data && error
          ? {
              title: t('noticeFailed'),
              reason: error.msg || t('noticeFailedHint'),
              onRetry: () => void guideline.refresh(),
            }
          : undefined
      }
      footer={
        data ? (
          <Button block disabled={!read} onPress={() => void agree()}>
            {read ? t('noticeNext') : t('noticeScroll')}
          </Button>
        ) : null
      }
    >
      {data ? (
        <View>
          <View>
            {possible && !possible.canSubscribe ? (
              <NoticeBar
                tone="warning"
                title={t('cannotBook')}
                action={{
                  text: t('otherClinics'),
                  onPress: () => void navigate.tab('departmentList'),
                }}
              >
                {possible.reason}
              </NoticeBar>
            ) : null}
          </View>
          <View className={styles.intro}>{t('noticeIntro', { product: data.productName })}</View>
          <GuidelineText sections={data.sections} />
          <View className={styles.end}>
            <View className={styles.statement}>{t('noticeAgree')}</View>
            <Button
              kind="secondary"
              icon={read ? 'circle-check' : undefined}
              disabled={read}
              onPress={() => setAtEnd(true)}
            >
              {read ? t('noticeReadDone') : t('noticeRead')}
            </Button>
          </View>
        </View>
      ) : null}
    </Page>
  );
}
