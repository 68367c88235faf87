import { HOSPITAL_MESSAGES } from '@/features/clinics/clinic/hospital-messages';
import { MISSING_CLINIC_MESSAGES } from '@/features/clinics/clinic/missing-messages';
import { useSettled } from '@/http/hooks/settled';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { HospitalView } from './hospital-view';

/** The home page of a hospital or clinic (query `depaCode`; page type 8 of specification §9). */
export default function HospitalHome() {
  const t = useText(HOSPITAL_MESSAGES);
  const clinic = useText(MISSING_CLINIC_MESSAGES);
  const title = usePageTitle('hospitalHome');
  const { depaCode = '' } = useRouteQuery();
  const page = useServer(depaCode ? 'GET /hospital-page/page/detail.do' : null, { depaCode });
  const notices = useServer(depaCode ? 'GET /hospital-page/notice/listThree.do' : null, {
    depaCode,
  });
  const ready = useSettled(page, notices);
  usePullToRefresh([page.refresh, notices.refresh]);
  const { data, error } = page;
  if (data && ready) return <HospitalView page={data} notices={notices.data ?? []} />;
  const toNearby = {
    text: clinic('toNearby'),
    onPress: () => void navigate.tab('departmentList'),
  };
  const problem = depaCode
    ? error && {
        title: t('failed'),
        reason: error.msg,
        onRetry: () => void page.refresh(),
        second: toNearby,
      }
    : { title: clinic('noClinic'), reason: clinic('noClinicHint'), action: toNearby };
  return <Page title={title} loading="detail" error={data ? undefined : problem} />;
}
