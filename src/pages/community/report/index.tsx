import { useLoginGate } from '@/features/account/use-login-gate';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { ChooseReported } from './choose-reported';
import { OwnReports } from './own-reports';
import { ReportOne } from './report-one';

/**
 * Reports a post or comment (query `sourceId` and `sourceType`: 10, 20), leads from a person to what they posted
 * (`reportedUserId`), or lists the reader's own reports.
 */
export default function Report() {
  const query = useRouteQuery();
  const title = usePageTitle('report');
  const isLogin = useLoginGate('report', query);
  const { sourceId = '', sourceType, reportedUserId = '' } = query;
  if (!isLogin) return <Page title={title} loading="text" />;
  if (sourceId)
    return <ReportOne source={{ sourceId, sourceType: sourceType === '20' ? 20 : 10 }} />;
  return reportedUserId ? <ChooseReported userId={reportedUserId} /> : <OwnReports />;
}
