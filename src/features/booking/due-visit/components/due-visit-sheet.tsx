import { View } from '@tarojs/components';
import type { DueVisit } from '@contract/subscribe/visit-endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { startPrefilled } from '@/features/booking/submission/entry';
import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { awayText } from '@/shared/location/distance-text';
import { LOCATION_MESSAGES } from '@/shared/location/messages';
import { nearQuery } from '@/shared/location/region-rules';
import type { Region } from '@/shared/location/region-rules';
import { useRegion } from '@/shared/location/use-region';
import { Cell } from '@/ui/cell/cell';
import { Popup } from '@/ui/popup/popup';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { Tag } from '@/ui/tag/tag';
import { bookingOf } from '../due-visit-rules';
import { DUE_VISIT_MESSAGES } from '../messages';

const ENCRYPTED = { crypto: 'response' } as const;

export interface DueVisitSheetProps {
  readonly open: boolean;
  readonly linkmanId: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly onClose: () => void;
}

/** Clinics at which everything that is due can be given in one visit; a tap opens its booking. */
export function DueVisitSheet({ open, linkmanId, today, onClose }: DueVisitSheetProps) {
  const t = useText(DUE_VISIT_MESSAGES);
  const region = useRegion();
  const { data, error, refresh } = useServer(
    open ? 'GET /subscribe/subscribe/dueVisit.do' : null,
    { linkmanId, regionCode: region.regionCode, ...nearQuery(region) },
    ENCRYPTED,
  );
  const choose = (visit: DueVisit): void => {
    const booking = bookingOf(visit, linkmanId, today);
    onClose();
    if (booking) void startPrefilled(booking.target, booking.prefill);
  };
  return (
    <Popup open={open} onClose={onClose} title={t('sheet')}>
      <View>
        {!data && !error ? <Skeleton shape="text" count={3} /> : null}
        {!data && error ? (
          <ErrorBlock title={t('failed')} reason={error.msg} onRetry={() => void refresh()} />
        ) : null}
        {data?.clinics.length === 0 ? (
          <Empty
            icon="hospital"
            title={t('none')}
            text={t('noneText')}
            action={{ text: t('otherCity'), onPress: () => void navigate.to('toggleCity') }}
          />
        ) : null}
      </View>
      <View>
        {data?.clinics.map((visit) => (
          <VisitCell
            key={visit.depaCode}
            visit={visit}
            measuredFrom={region.measuredFrom}
            onPress={() => choose(visit)}
          />
        ))}
      </View>
    </Popup>
  );
}

interface VisitCellProps {
  readonly visit: DueVisit;
  readonly measuredFrom: Region['measuredFrom'];
  readonly onPress: () => void;
}

/** A clinic: how far, what of it there, for how much, and from when on. */
function VisitCell({ visit, measuredFrom, onPress }: VisitCellProps) {
  const t = useText(DUE_VISIT_MESSAGES);
  const away = useText(LOCATION_MESSAGES);
  const dates = useDateText();
  const { name, distance, doses, apart, missing, totalCents, freeDay, isUsual } = visit;
  const names = (all: readonly string[]): string => all.join(t('comma'));
  const facts = [
    distance === null ? '' : awayText(away, distance, measuredFrom),
    t('doses', { count: doses.length, names: names(doses.map(({ productName }) => productName)) }),
    missing.length > 0 ? t('missing', { names: names(missing) }) : '',
    apart.length > 0 ? t('apart', { names: names(apart) }) : '',
    totalCents > 0 ? moneyText(totalCents) : t('free'),
    freeDay === null ? t('full') : t('from', { day: dates.day(freeDay) }),
  ];
  return (
    <Cell
      title={name}
      note={facts.filter(Boolean).join(' · ')}
      value={isUsual ? <Tag tone="accent">{t('usual')}</Tag> : null}
      onPress={onPress}
    />
  );
}
