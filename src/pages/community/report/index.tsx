import { useLoginGate } from '@/shared/session/use-login-gate';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { ChooseReported } from './choose-reported';
import { OwnDecisions } from './own-decisions';
import { OwnReports } from './own-reports';
import { ReportOne } from './report-one';

/**
 * Reports a post or comment (query `sourceId` and `sourceType`: 10, 20), leads from a person to what they posted
 * (`reportedUserId`), or lists the reader's own reports, or what staff decided about the reader (`list=decisions`).
 */
export default function Report() {
  const query = useRouteQuery();
  const title = usePageTitle('report');
  const isLogin = useLoginGate('report', query);
  const { sourceId = '', sourceType, reportedUserId = '', list } = query;
  if (!isLogin) return <Page title={title} loading="text" />;
  if (sourceId)
    return <ReportOne source={{ sourceId, sourceType: sourceType === '20' ? 20 : 10 }} />;
  if (list === 'decisions') return <OwnDecisions />;
  return reportedUserId ? <ChooseReported userId={reportedUserId} /> : <OwnReports />;
}
