import type { ExportDetail } from '@contract/export/endpoints';
import { isUnderWay } from '@contract/export/export-rules';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { repeatExport } from '@/features/people/export/api';
import { CancelExport } from '@/features/people/export/components/cancel-export';
import { ExportActions } from '@/features/people/export/components/export-actions';
import { ExportFacts } from '@/features/people/export/components/export-facts';
import { ExportProgress } from '@/features/people/export/components/export-progress';
import { UnknownExport } from '@/features/people/export/components/unknown-export';
import { EXPORT_MESSAGES } from '@/features/people/export/messages';
import { useExport } from '@/features/people/export/use-export';
import { useStep } from '@/features/people/export/use-step';
import { isMissing } from '@/http/failure/api-error';
import { loadState } from '@/http/hooks/load-state';
import { useText } from '@/i18n/messages';
import { HAS_DOWNLOADS } from '@/platform/download';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Refusal } from '@/ui/notice/refusal';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';

/**
 * What became of an export (query `exportId`; without one: the newest): where its mail went, the download, or why there
 * is none. Links in mails lead here.
 */
export default function ExportSuccess() {
  const t = useText(EXPORT_MESSAGES);
  const title = usePageTitle('exportSuccess');
  const { exportId } = useRouteQuery();
  const isLogin = useLoginGate('exportSuccess', { exportId });
  const { data, error, refresh } = useExport(isLogin, exportId);
  if (data === null || isMissing(error)) return <UnknownExport title={title} />;
  if (!data)
    return <Page title={title} {...loadState({ data, error, refresh }, t('loadFailed'))} />;
  if (isUnderWay(data.state))
    return (
      <Page title={title}>
        <ExportProgress detail={data} />
      </Page>
    );
  const Outcome = data.state === 'sent' ? Sent : data.state === 'failed' ? Failed : Over;
  return (
    <Page
      title={title}
      footer={data.link ? <ExportActions exportId={data.exportId} link={data.link} /> : undefined}
      tallFooter
    >
      <Outcome detail={data} refresh={refresh} />
    </Page>
  );
}

interface OutcomeProps {
  readonly detail: ExportDetail;
  readonly refresh: () => Promise<unknown>;
}

function Sent({ detail, refresh }: OutcomeProps) {
  const t = useText(EXPORT_MESSAGES);
  return (
    <>
      <Result
        kind="success"
        title={t('sentTitle')}
        text={t(HAS_DOWNLOADS ? 'sentText' : 'sentTextMini')}
      />
      <ExportFacts detail={detail} />
      <CancelExport exportId={detail.exportId} label={t('remove')} onDone={refresh} />
    </>
  );
}

/** Why there is no mail, and what to do. */
function Failed({ detail, refresh }: OutcomeProps) {
  const t = useText(EXPORT_MESSAGES);
  const step = useStep();
  const { exportId, exportEmail: email, problem } = detail;
  const isRefused = problem === 'addressRefused';
  const reason = isRefused
    ? t('failedAddress', { email })
    : t(problem === 'packing' ? 'failedPacking' : 'failedServer');
  const anew = { text: t('again'), onPress: () => void navigate.replace('submitEmail') };
  const repeat = async (): Promise<void> => {
    await step.take(() => repeatExport(exportId));
    await refresh();
  };
  return (
    <>
      <Result
        kind="failure"
        title={t('failedTitle')}
        text={reason}
        action={
          isRefused ? anew : { text: t('repeat'), busy: step.busy, onPress: () => void repeat() }
        }
        second={isRefused ? undefined : anew}
      />
      <Refusal reason={step.refusal} />
    </>
  );
}

/** Cancelled, or ended after seven days. */
function Over({ detail }: OutcomeProps) {
  const t = useText(EXPORT_MESSAGES);
  const isCancelled = detail.state === 'cancelled';
  return (
    <Result
      kind="notice"
      title={t(isCancelled ? 'cancelled' : 'expiredTitle')}
      text={t(isCancelled ? 'cancelledText' : 'expiredText')}
      action={{ text: t('again'), onPress: () => void navigate.replace('submitEmail') }}
    />
  );
}
