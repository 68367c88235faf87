import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { useCallback, useMemo, useState } from 'react';
import { ClinicProductCard } from '@/features/clinics/clinic/components/clinic-product-card';
import { DEPARTMENT_MESSAGES } from '@/features/clinics/clinic/messages';
import { bookableFirst, firstClinicProducts } from '@/features/clinics/clinic/clinic-product-rules';
import type { ClinicProductGroup } from '@/features/clinics/clinic/clinic-product-rules';
import { serverToday } from '@/http/server-clock';
import { startBooking } from '@/features/booking/submission/entry';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Progressive } from '@/ui/progressive/progressive';
import { Section } from '@/ui/section/section';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import styles from './clinic-product-section.module.scss';

/** Clinic products shown at first and added each time. */
const PRODUCTS_AT_A_TIME = 8;

export interface ClinicProductSectionProps {
  readonly depaCode: string;
  readonly bookable: boolean;
  readonly clinicProducts: readonly ClinicProductGroup[] | undefined;
  /** Why there are no items; undefined while they are loading. */
  readonly problem: string | undefined;
  readonly onRetry: () => void;
}

/** The clinic's products by disease, bookable ones first. */
export function ClinicProductSection(props: ClinicProductSectionProps) {
  const { depaCode, bookable, clinicProducts, problem, onRetry } = props;
  const t = useText(DEPARTMENT_MESSAGES);
  const [limit, setLimit] = useState(PRODUCTS_AT_A_TIME);
  const ordered = useMemo(() => bookableFirst(clinicProducts ?? []), [clinicProducts]);
  const { shown, left } = firstClinicProducts(ordered, limit);
  const more = (): void => setLimit((now) => now + PRODUCTS_AT_A_TIME);
  useReachBottom(() => {
    if (left > 0) more();
  });
  const book = useCallback(
    (productId: string) => void startBooking({ depaCode, productId }),
    [depaCode],
  );
  const wait = useCallback(
    (vaccId: string) => void navigate.to('waitingOffer', { vaccId, depaCode }),
    [depaCode],
  );
  const queue = useCallback((id: string) => void navigate.to('release', { id }), []);
  const open = useCallback((vaccId: string) => void navigate.to('vaccineDetail', { vaccId }), []);
  return (
    <Section title={t('offers')} note={t('offersNote')}>
      {!clinicProducts && problem === undefined ? <Skeleton shape="list" count={2} /> : null}
      {!clinicProducts && problem !== undefined ? (
        <ErrorBlock title={t('offersFailed')} reason={problem} onRetry={onRetry} />
      ) : null}
      {clinicProducts?.length === 0 ? (
        <Empty icon="syringe" title={t('noOffers')} text={t('noOffersHint')} />
      ) : null}
      <Progressive>
        {shown.map((group) => (
          <Card key={group.catalogId}>
            <View className={styles.disease}>{group.name}</View>
            {group.vaccines.map((clinicProduct) => (
              <ClinicProductCard
                key={clinicProduct.productId}
                clinicProduct={clinicProduct}
                bookable={bookable}
                today={serverToday()}
                onBook={book}
                onOpen={open}
                onWait={wait}
                onQueue={queue}
              />
            ))}
          </Card>
        ))}
        {left > 0 ? (
          <Button kind="text" block onPress={more}>
            {t('moreOffers', { count: left })}
          </Button>
        ) : null}
      </Progressive>
    </Section>
  );
}
