import { isFrom } from '@contract/vaccine/price-rules';
import { View } from '@tarojs/components';
import { useState } from 'react';
import type { DataOf } from '@contract/endpoints';
import type { FollowUpFigures } from '@contract/follow-up/endpoints';
import type { Release } from '@contract/release/endpoints';
import type { ProductDetail } from '@contract/vaccine/endpoints';
import type { Region } from '@/shared/location/region-rules';
import { AvailabilityAlertButton } from '@/features/clinics/availability-alerts/components/availability-alert-button';
import { VaccineQuestions } from '@/features/community/feed/components/vaccine-questions';
import { FigurePart } from '@/features/aftercare/follow-up/components/figure-part';
import { DosePlan } from '@/features/doses/vaccine/components/dose-plan';
import { FaqList } from '@/ui/faq/faq-list';
import { PointList } from '@/features/doses/vaccine/components/point-list';
import { VACCINE_MESSAGES } from '@/features/doses/vaccine/messages';
import { pictureUrl } from '@/http/picture-url';
import type { ServerData } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { sharing } from '@/platform/share';
import { navigate, urlOf } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Progressive } from '@/ui/progressive/progressive';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Price } from '@/ui/price/price';
import { Section } from '@/ui/section/section';
import { bookAt } from '@/features/booking/submission/book-at';
import { ClinicSheet } from './clinic-sheet';
import { ComingRelease } from './coming-release';
import { NearSection } from './near-section';
import { ProductHead } from './product-head';
import styles from './vaccine-view.module.scss';

export interface VaccineViewProps {
  readonly product: ProductDetail;
  readonly clinics: ServerData<DataOf<'GET /department/department/nearbyDepartment.do'>>;
  readonly region: Region;
  /** Releases of this product in the city, the next first. */
  readonly releases: readonly Release[] | undefined;
  /** What people noticed after it, where enough have answered. */
  readonly figures: FollowUpFigures | null | undefined;
}

/** The vaccine once loaded; the sheet of clinics is mounted on first use. */
export function VaccineView({ product, clinics, region, releases, figures }: VaccineViewProps) {
  const t = useText(VACCINE_MESSAGES);
  const title = usePageTitle('vaccineDetail');
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const { productId, name, encyclopediaId, faq } = product;
  const hasClinics = (clinics.data?.total ?? product.departmentCount) > 0;
  const choose = (): void => setSheet('open');
  sharing.useShareMenu({
    title: name,
    path: urlOf('vaccineDetail', { vaccId: productId }),
    imageUrl: pictureUrl(product.imgUrl),
  });
  return (
    <Page
      title={title}
      layout="split"
      summary={<Summary product={product} />}
      footer={
        hasClinics ? (
          <Button block icon="syringe" onPress={choose}>
            {t('book')}
          </Button>
        ) : (
          <AvailabilityAlertButton productId={productId} region={region} />
        )
      }
    >
      <Progressive>
        <ProductHead product={product} />
        <ComingRelease productId={productId} releases={releases} />
        {figures ? <FigurePart figures={figures} /> : null}
        <Section title={t('plan')} note={t('planNote')}>
          <Card>
            <DosePlan doses={product.doses} fewestDoses={product.fewestDoses} />
          </Card>
        </Section>
        <NearSection
          clinics={clinics}
          free={product.freeDepartmentCount}
          region={region}
          onClinic={(clinic) => bookAt(clinic, productId)}
          onAll={choose}
        />
        <Safety product={product} />
        {faq.length > 0 ? (
          <Section title={t('faq')}>
            <Card>
              <FaqList faq={faq} labelOf={(text) => t('question', { text })} />
            </Card>
          </Section>
        ) : null}
        <VaccineQuestions vaccineCode={product.vaccineCode} />
        {encyclopediaId === null ? null : (
          <CellGroup>
            <Cell
              icon="book-open"
              title={t('encyclopedia')}
              onPress={() => void navigate.to('encyclopediaDetail', { id: encyclopediaId })}
            />
          </CellGroup>
        )}
        <View className={styles.decide}>{t('decide')}</View>
      </Progressive>
      <Optional>
        {sheet === 'never' ? null : (
          <ClinicSheet
            open={sheet === 'open'}
            productId={productId}
            region={region}
            onClose={() => setSheet('closed')}
          />
        )}
      </Optional>
    </Page>
  );
}

/** What is booked, and from which price on. */
function Summary({ product }: Pick<VaccineViewProps, 'product'>) {
  return (
    <View>
      <View className={styles.name}>{product.shortName}</View>
      <Price cents={product.priceFrom} from={isFrom(product)} size="lg" />
    </View>
  );
}

/** For whom the vaccine is not, what may happen after it, and what to mind. */
function Safety({ product }: Pick<VaccineViewProps, 'product'>) {
  const t = useText(VACCINE_MESSAGES);
  return (
    <Progressive>
      <Section title={t('notFor')}>
        <Card>
          <PointList items={product.contraindications} icon="circle-x" tone="danger" />
        </Card>
      </Section>
      <Section title={t('reactions')}>
        <Card>
          <PointList items={product.adverseReactions} icon="thermometer" />
          <View className={styles.after}>{t('afterCare')}</View>
          <PointList items={product.afterCare} icon="circle-check" />
        </Card>
      </Section>
      {product.precautions.length > 0 ? (
        <Section title={t('precautions')}>
          <Card>
            <PointList items={product.precautions} icon="info" />
          </Card>
        </Section>
      ) : null}
    </Progressive>
  );
}
