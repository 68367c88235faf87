import { useEffect, useState } from 'react';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import { session } from '@/shared/session/session-store';
import { REPORT_MESSAGES } from '@/pages/community/report/messages';
import { REASON_MESSAGES } from '@/pages/community/report/reason-messages';
import { beginReport } from '@/pages/community/report/report-draft';
import type { ReportDraft, ReportSource } from '@/pages/community/report/report-draft';
import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { useRouteState } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';
import { ReportForm } from './report-form';

type Reported = Partial<Pick<ReportDraft, 'reportedUserId' | 'content'>> & Record<string, unknown>;

/** The report of one thing: its form, that it was sent, or what became of the one sent before. */
export function ReportOne({ source }: { readonly source: ReportSource }) {
  const t = useText(REPORT_MESSAGES);
  const reasons = useText(REASON_MESSAGES);
  const dates = useDateText();
  const title = usePageTitle('report');
  const { state } = useRouteState<Reported>();
  const reports = useServer('GET /ugc-api/report/list.do', {});
  const [isDone, setDone] = useState(false);
  const { sourceId, sourceType } = source;
  useEffect(() => {
    const { reportedUserId, content } = state ?? {};
    const reported = { ...(reportedUserId && { reportedUserId }), ...(content && { content }) };
    beginReport({ sourceId, sourceType }, reported, session().userInfo?.id ?? '');
  }, [sourceId, sourceType, state]);
  const back = { text: t('back'), onPress: () => void navigate.back() };
  const mine = { text: t('mine'), onPress: () => void navigate.replace('report') };
  if (isDone)
    return (
      <Page title={title}>
        <Result kind="success" title={t('done')} text={t('doneText')} action={back} second={mine} />
      </Page>
    );
  const before = reports.data?.list.find(
    (report) => report.sourceId === sourceId && report.sourceType === sourceType,
  );
  if (before)
    return (
      <Page title={title}>
        <Result
          kind={before.outcome === null ? 'waiting' : 'notice'}
          title={t('already')}
          text={t('alreadyText', {
            day: dates.dayOfYear(shanghaiDay(before.at)),
            reason: reasons(before.reason),
            outcome: t(before.outcome ?? 'open'),
          })}
          action={back}
          second={mine}
        />
      </Page>
    );
  // Without an answer the form shows: the provider takes a repetition for the first report.
  if (reports.isLoading) return <Page title={title} loading="text" />;
  return <ReportForm source={source} onDone={() => setDone(true)} />;
}
