import { useEffect } from 'react';
import { MISSING_CLINIC_MESSAGES } from '@/features/clinics/clinic/missing-messages';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { useOwnTitle } from '@/routes/own-title';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';
import { useClinic } from './use-clinic';
import { ClinicView, prepareView } from './view';

export { prepareView };

/** A clinic (query `depaCode`): address, opening hours, and bookable products. */
export default function DepartmentIndex() {
  const t = useText(MISSING_CLINIC_MESSAGES);
  const title = usePageTitle('departmentIndex');
  const { depaCode } = useRouteQuery();
  if (depaCode) return <Clinic title={title} depaCode={depaCode} />;
  const toNearby = (): void => void navigate.tab('departmentList');
  return (
    <Page title={title}>
      <Result
        kind="notice"
        title={t('noClinic')}
        text={t('noClinicHint')}
        action={{ text: t('toNearby'), onPress: toNearby }}
      />
    </Page>
  );
}

function Clinic({ title, depaCode }: { readonly title: string; readonly depaCode: string }) {
  const t = useText(MISSING_CLINIC_MESSAGES);
  const clinic = useClinic(depaCode);
  const { detail, error, ready } = clinic;
  useOwnTitle(detail?.name);
  useEffect(prepareView, []);
  usePullToRefresh([clinic.refresh], 'in-place');
  if (detail && ready) return <ClinicView clinic={{ ...clinic, detail }} />;
  return (
    <Page
      title={title}
      loading="detail"
      // If the clinic's call fails, shows the provider's message as offline notice (specification §2).
      error={
        !detail && error
          ? {
              title: t('detailFailed'),
              reason: error.msg,
              onRetry: () => void clinic.refresh(),
              second: { text: t('toNearby'), onPress: () => void navigate.tab('departmentList') },
            }
          : undefined
      }
    />
  );
}
