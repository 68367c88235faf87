import type { DepartmentDetail } from '@contract/department/endpoints';
import { StaleNote } from '@/features/content/article/components/stale-note';
import { ClinicHead } from '@/features/clinics/clinic/components/clinic-head';
import { HoursTable } from '@/features/clinics/clinic/components/hours-table';
import { NoticeList } from '@/features/clinics/clinic/components/notice-list';
import { Directions } from '@/features/clinics/clinic/components/directions';
import { DEPARTMENT_MESSAGES } from '@/features/clinics/clinic/messages';
import { serverToday } from '@/http/server-clock';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { sharing } from '@/platform/share';
import { navigate, urlOf } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Progressive } from '@/ui/progressive/progressive';
import { Card } from '@/ui/card/card';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Columns } from '@/ui/columns/columns';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';

import { ClinicProductSection } from './clinic-product-section';
import type { ClinicData } from './use-clinic';

export interface ClinicViewProps {
  readonly clinic: Omit<ClinicData, 'detail'> & { readonly detail: DepartmentDetail };
}

/** The clinic once loaded. */
export function ClinicView({ clinic }: ClinicViewProps) {
  const t = useText(DEPARTMENT_MESSAGES);
  const title = usePageTitle('departmentIndex');
  const { detail, error, receivedAt } = clinic;
  const { depaCode, name } = detail;
  const shared = {
    title: name,
    path: urlOf('departmentIndex', { depaCode }),
    imageUrl: pictureUrl(detail.imgUrl),
  };
  sharing.useShareMenu(shared);
  return (
    <Page title={title} layout="wide">
      <StaleNote error={error} receivedAt={receivedAt} onRetry={() => void clinic.refresh()} />
      <Optional>
        {detail.isOnline ? null : (
          <NoticeBar tone="warning" title={t('offlineTitle')}>
            {detail.offlineNotice || t('offlineDefault')}
          </NoticeBar>
        )}
      </Optional>
      <Progressive>
        <ClinicHead detail={detail} today={serverToday()} />
        <Directions department={detail} shared={shared} />
        <Columns side={<AboutClinic clinic={clinic} />}>
          <ClinicProductSection
            depaCode={depaCode}
            bookable={detail.isOnline}
            clinicProducts={clinic.clinicProducts}
            problem={clinic.productsError?.msg}
            onRetry={() => void clinic.refresh()}
          />
        </Columns>
      </Progressive>
    </Page>
  );
}

/** Notices, opening hours, payment, and where more about the clinic is. */
function AboutClinic({ clinic: { detail, notices } }: ClinicViewProps) {
  const t = useText(DEPARTMENT_MESSAGES);
  const { depaCode } = detail;
  return (
    <Progressive>
      {notices.length > 0 ? (
        <Section title={t('notices')}>
          <Card>
            <NoticeList notices={notices} />
          </Card>
        </Section>
      ) : null}
      <Section title={t('hours')} note={t('hoursNote')}>
        <Card>
          <HoursTable hours={detail.hours} today={serverToday()} />
        </Card>
      </Section>
      <CellGroup>
        <Cell title={t('pay')} note={detail.payWayStr} icon="wallet" />
        <Cell
          title={t('about')}
          note={t('aboutNote')}
          icon="info"
          onPress={() => void navigate.to('departmentIntro', { depaCode })}
        />
        <Cell
          title={t('hospital')}
          note={t('hospitalNote')}
          icon="hospital"
          onPress={() => void navigate.to('hospitalHome', { depaCode })}
        />
      </CellGroup>
    </Progressive>
  );
}
