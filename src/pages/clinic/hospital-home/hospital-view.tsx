import { View } from '@tarojs/components';
import { useCallback } from 'react';
import type { DataOf } from '@contract/endpoints';
import { ClinicHead } from '@/features/clinics/clinic/components/clinic-head';
import { NoticeList } from '@/features/clinics/clinic/components/notice-list';
import { ClinicProductCard } from '@/features/clinics/clinic/components/clinic-product-card';
import { Directions } from '@/features/clinics/clinic/components/directions';
import { HOSPITAL_MESSAGES } from '@/features/clinics/clinic/hospital-messages';
import { DEPARTMENT_MESSAGES } from '@/features/clinics/clinic/messages';
import { startBooking } from '@/features/booking/submission/entry';
import { serverToday } from '@/http/server-clock';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { sharing } from '@/platform/share';
import { navigate, urlOf } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import styles from './hospital-view.module.scss';

export interface HospitalViewProps {
  readonly page: DataOf<'GET /hospital-page/page/detail.do'>;
  readonly notices: DataOf<'GET /hospital-page/notice/listThree.do'>;
}

/** The hospital once loaded. */
export function HospitalView({ page, notices }: HospitalViewProps) {
  const t = useText(HOSPITAL_MESSAGES);
  const clinic = useText(DEPARTMENT_MESSAGES);
  const title = usePageTitle('hospitalHome');
  const { department, consultations, vaccines } = page;
  const { depaCode, name } = department;
  const shared = {
    title: name,
    path: urlOf('hospitalHome', { depaCode }),
    imageUrl: pictureUrl(department.imgUrl),
  };
  sharing.useShareMenu(shared);
  const toClinic = (): void => void navigate.to('departmentIndex', { depaCode });
  return (
    <Page
      title={title}
      layout="split"
      footer={
        <Button block icon="calendar-days" onPress={toClinic}>
          {t('book')}
        </Button>
      }
    >
      <Optional>
        {department.isOnline ? null : (
          <NoticeBar tone="warning" title={clinic('offlineTitle')}>
            {department.offlineNotice || clinic('offlineDefault')}
          </NoticeBar>
        )}
      </Optional>
      <ClinicHead detail={department} today={serverToday()} />
      <Directions department={department} shared={shared} />
      <Section title={t('about')}>
        <Card>
          <View className={styles.text}>{department.introduction || clinic('introMissing')}</View>
        </Card>
      </Section>
      <Optional>
        {consultations.length > 0 ? (
          <Section title={t('consultations')}>
            <CellGroup>
              {consultations.map(({ catalogId, name: group, vaccineCount: count }) => (
                <Cell
                  key={catalogId}
                  icon="users"
                  title={group}
                  value={t('consultation', { count })}
                />
              ))}
            </CellGroup>
          </Section>
        ) : null}
      </Optional>
      <Optional>
        {notices.length > 0 ? (
          <Section title={clinic('notices')}>
            <Card>
              <NoticeList notices={notices} />
            </Card>
          </Section>
        ) : null}
      </Optional>
      <Optional>{vaccines.length > 0 ? <Products page={page} onAll={toClinic} /> : null}</Optional>
      <CellGroup>
        <Cell icon="wallet" title={clinic('pay')} note={department.payWayStr} />
        <Cell icon="file-text" title={clinic('licence')} note={department.licence} />
      </CellGroup>
    </Page>
  );
}

interface ProductsProps extends Pick<HospitalViewProps, 'page'> {
  readonly onAll: () => void;
}

/** The first products of the clinic, to book or to read about. */
function Products({ page: { department, vaccines, vaccineCount }, onAll }: ProductsProps) {
  const t = useText(HOSPITAL_MESSAGES);
  const clinic = useText(DEPARTMENT_MESSAGES);
  const { depaCode } = department;
  const book = useCallback(
    (productId: string) => void startBooking({ depaCode, productId }),
    [depaCode],
  );
  const open = useCallback((vaccId: string) => void navigate.to('vaccineDetail', { vaccId }), []);
  const queue = useCallback((id: string) => void navigate.to('release', { id }), []);
  return (
    <Section
      title={t('vaccines')}
      note={clinic('offersNote')}
      moreText={t('vaccinesMore', { count: vaccineCount })}
      onMore={vaccineCount > vaccines.length ? onAll : undefined}
    >
      <Card>
        {vaccines.map((clinicProduct) => (
          <ClinicProductCard
            key={clinicProduct.productId}
            clinicProduct={clinicProduct}
            bookable={department.isOnline}
            today={serverToday()}
            onBook={book}
            onOpen={open}
            onQueue={queue}
          />
        ))}
      </Card>
    </Section>
  );
}
