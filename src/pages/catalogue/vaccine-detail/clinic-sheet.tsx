import { View } from '@tarojs/components';
import type { DepartmentCard } from '@contract/department/endpoints';
import { DEPARTMENT_MESSAGES } from '@/features/department/messages';
import { nearbyQuery } from '@/features/department/nearby-query';
import { distanceText } from '@/features/location/distance-text';
import { LOCATION_MESSAGES } from '@/features/location/messages';
import type { Region } from '@/features/location/region-rules';
import { serverToday } from '@/http/server-clock';
import { startBooking } from '@/features/booking/entry';
import { usePages } from '@/http/hooks/use-pages';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Optional } from '@/ui/optional/optional';
import { Popup } from '@/ui/popup/popup';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';

export interface ClinicSheetProps {
  readonly open: boolean;
  readonly productId: string;
  readonly region: Region;
  readonly onClose: () => void;
}

const idOf = ({ depaCode }: DepartmentCard): string => depaCode;

/** Clinics that have a product: a tap on one with free slots starts the booking. */
export function ClinicSheet({ open, productId, region, onClose }: ClinicSheetProps) {
  const t = useText(DEPARTMENT_MESSAGES);
  const clinics = usePages(
    open ? 'GET /department/department/nearbyDepartment.do' : null,
    nearbyQuery({ region, productId }),
    idOf,
  );
  const { pages, state, footer, error } = clinics;
  const book = (depaCode: string): void => {
    onClose();
    void startBooking({ depaCode, productId });
  };
  const wait = (depaCode: string): void => {
    onClose();
    void navigate.to('waitingOffer', { vaccId: productId, depaCode });
  };
  const isEmpty = pages.items.length === 0;
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
            onPress={() =>
              clinic.nextFreeDay === null ? wait(clinic.depaCode) : book(clinic.depaCode)
            }
          />
        ))}
      </View>
      <Optional>
        {!isEmpty && pages.items.every(({ nextFreeDay }) => nextFreeDay === null) ? (
          <Button
            block
            kind="secondary"
            icon="bell"
            onPress={() => void navigate.to('waitingOffer', { vaccId: productId })}
          >
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
  readonly onPress: () => void;
}

/** A clinic with its distance and its next free day. */
function ClinicCell({ clinic, onPress }: ClinicCellProps) {
  const t = useText(DEPARTMENT_MESSAGES);
  const place = useText(LOCATION_MESSAGES);
  const dates = useDateText();
  const { name, distance, isOnline, nextFreeDay } = clinic;
  const free = nextFreeDay
    ? t('nextFree', { day: dates.day(nextFreeDay, serverToday()) })
    : t('noFreeWait');
  const facts = [
    distance === null ? '' : distanceText(place, distance),
    isOnline ? free : t('offline'),
  ];
  return (
    <Cell
      title={name}
      note={facts.filter(Boolean).join(' · ')}
      disabled={!isOnline}
      onPress={onPress}
    />
  );
}
