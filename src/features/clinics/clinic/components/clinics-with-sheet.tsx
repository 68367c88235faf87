import { View } from '@tarojs/components';
import type { CardProduct, DepartmentCard } from '@contract/department/endpoints';
import { clinicProductState } from '../clinic-product-rules';
import { DEPARTMENT_MESSAGES } from '../messages';
import { useClinicProductText } from '../use-clinic-product-text';
import { behind, nearbyQuery } from '../nearby-query';
import { awayText } from '@/shared/location/distance-text';
import { LOCATION_MESSAGES } from '@/shared/location/messages';
import type { Region } from '@/shared/location/region-rules';
import { usePages } from '@/http/hooks/use-pages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Optional } from '@/ui/optional/optional';
import { Popup } from '@/ui/popup/popup';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import styles from './clinics-with-sheet.module.scss';

export interface ClinicsWithSheetProps {
  readonly open: boolean;
  /** The product, or words that are meant for one or more vaccines. */
  readonly asked: { readonly productId: string } | { readonly keyword: string };
  readonly region: Region;
  readonly onClose: () => void;
  /** Called with one of the vaccines that the words found there; null: with the clinic. */
  readonly onChoose: (clinic: DepartmentCard, product: CardProduct | null) => void;
  /** Offers a waiting list where clinics are full and none is free. */
  readonly onWait?: (() => void) | undefined;
}

/** A word may find several vaccines, of which each has its own day. */
const EACH = { eachProduct: '1' } as const;

const idOf = ({ depaCode }: DepartmentCard): string => depaCode;

/** Clinics that have a vaccine, nearest first, each with its distance and when it can be had there; of words, with each vaccine. */
export function ClinicsWithSheet(props: ClinicsWithSheetProps) {
  const { open, asked, region, onClose, onChoose, onWait } = props;
  const t = useText(DEPARTMENT_MESSAGES);
  const clinics = usePages(
    open ? 'GET /department/department/nearbyDepartment.do' : null,
    { ...nearbyQuery({ region, ...asked }), ...('keyword' in asked ? EACH : {}) },
    idOf,
    behind,
  );
  const { pages, state, footer, error } = clinics;
  const isEmpty = pages.items.length === 0;
  const online = pages.items.filter(({ isOnline }) => isOnline);
  const kinds = online.map((clinic) => clinicProductState(clinic).kind);
  return (
    <Popup open={open} onClose={onClose} title={t('chooseClinic')}>
      {isEmpty && state === 'loading' ? <Skeleton shape="text" count={2} /> : null}
      {isEmpty && state === 'failed' ? (
        <ErrorBlock
          title={t('loadFailed')}
          reason={error?.msg ?? ''}
          onRetry={() => void clinics.refresh()}
        />
      ) : null}
      {isEmpty && state === 'ready' ? (
        <Empty
          icon="hospital"
          title={t('chooseClinicEmpty', { region: region.name })}
          text={t('chooseClinicHint')}
          action={{ text: t('changeCity'), onPress: () => void navigate.to('toggleCity') }}
        />
      ) : null}
      <View>
        {pages.items.map((clinic) => (
          <ClinicCell
            key={clinic.depaCode}
            clinic={clinic}
            measuredFrom={region.measuredFrom}
            onChoose={onChoose}
          />
        ))}
      </View>
      <Optional>
        {onWait && kinds.includes('soldOut') && !kinds.includes('free') ? (
          <Button block kind="secondary" icon="bell" onPress={onWait}>
            {t('wait')}
          </Button>
        ) : null}
      </Optional>
      {isEmpty ? null : <ListFooter state={footer} onMore={clinics.more} />}
    </Popup>
  );
}

interface ClinicCellProps {
  readonly clinic: DepartmentCard;
  readonly measuredFrom: Region['measuredFrom'];
  readonly onChoose: ClinicsWithSheetProps['onChoose'];
}

/** A clinic with its distance, and when the product can be had there, or each of those that words found. */
function ClinicCell({ clinic, measuredFrom, onChoose }: ClinicCellProps) {
  const t = useText(DEPARTMENT_MESSAGES);
  const locationText = useText(LOCATION_MESSAGES);
  const whenToBeHad = useClinicProductText();
  const { name, distance, isOnline, products = [] } = clinic;
  const away = distance === null ? '' : awayText(locationText, distance, measuredFrom);
  if (isOnline && products.length > 0)
    return (
      <View>
        <View className={styles.clinic} {...semantics({ role: 'heading', level: 3 })}>
          {name}
          <View className={styles.away}>{away}</View>
        </View>
        {products.map((product) => {
          const when = whenToBeHad(clinicProductState(product));
          return (
            <Cell
              key={product.productId}
              title={product.shortName}
              note={when}
              label={[product.shortName, when, name].join(' ')}
              onPress={() => onChoose(clinic, product)}
            />
          );
        })}
      </View>
    );
  const facts = [away, isOnline ? whenToBeHad(clinicProductState(clinic)) : t('offline')];
  return (
    <Cell
      title={name}
      note={facts.filter(Boolean).join(' · ')}
      disabled={!isOnline}
      onPress={() => onChoose(clinic, null)}
    />
  );
}
