import { useEffect } from 'react';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { CancelExport } from '@/features/people/export/components/cancel-export';
import { ExportProgress } from '@/features/people/export/components/export-progress';
import { UnknownExport } from '@/features/people/export/components/unknown-export';
import { EXPORT_MESSAGES } from '@/features/people/export/messages';
import { useExport } from '@/features/people/export/use-export';
import { isUnderWay } from '@contract/export/export-rules';
import { isMissing } from '@/http/failure/api-error';
import { loadState } from '@/http/hooks/load-state';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';

/** How far an export is (query `exportId`; without one: the newest), until its mail is sent (specification §2). */
export default function SendEmail() {
  const t = useText(EXPORT_MESSAGES);
  const title = usePageTitle('sendEmail');
  const { exportId } = useRouteQuery();
  const isLogin = useLoginGate('sendEmail', { exportId });
  const state = useExport(isLogin, exportId);
  const { data, error, refresh } = state;
  const overId = data && !isUnderWay(data.state) ? data.exportId : undefined;
  useEffect(() => {
    if (overId) void navigate.replace('exportSuccess', { exportId: overId });
  }, [overId]);
  if (data === null || isMissing(error)) return <UnknownExport title={title} />;
  if (!data || overId)
    return (
      <Page
        title={title}
        {...loadState({ data: data ?? undefined, error, refresh }, t('loadFailed'))}
      />
    );
  return (
    <Page
      title={title}
      footer={<CancelExport exportId={data.exportId} label={t('cancel')} onDone={refresh} />}
    >
      <ExportProgress detail={data} />
    </Page>
  );
}
