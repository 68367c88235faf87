import { View } from '@tarojs/components';
import { codeOf } from '@contract/plan/due-rules';
import type { Plan, PlanClinic } from '@contract/plan/endpoints';
import { distanceText } from '@/features/location/distance-text';
import { LOCATION_MESSAGES } from '@/features/location/messages';
import { nearQuery } from '@/features/location/region-rules';
import { useRegion } from '@/features/location/use-region';
import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Popup } from '@/ui/popup/popup';
import { yuanText } from '@/ui/price/price-text';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { Tag } from '@/ui/tag/tag';
import { CLINIC_MESSAGES } from '../clinic-messages';
import type { SearchedVaccine } from '../names';
import { findVaccine, usePlanText } from '../use-plan-text';
import { brandName } from '../view-rules';
import styles from './plan.module.scss';

const ENCRYPTED = { crypto: 'response' } as const;

/** A person's dose to be booked: its number, its first possible day and why not earlier. */
export interface PlannedDose {
  readonly linkmanId: string;
  readonly doseNo: number | null;
  /** `YYYY-MM-DD`. */
  readonly earliest: string;
  readonly why: string;
}

export interface ClinicChoiceProps {
  readonly plan: Pick<Plan, 'linkmanId' | 'name' | 'today' | 'doses'>;
  /** Vaccine of the plan, by its code; null: the popup is closed. */
  readonly code: string | null;
  /** Called when a clinic was chosen for a dose, after the popup was closed. */
  readonly onBook: (clinic: PlanClinic, dose: PlannedDose) => void;
  readonly onClose: () => void;
}

/**
 * Choice of a clinic for a vaccine of the plan: one tap opens its booking for the person, from the first possible day.
 */
export function ClinicChoice({ plan, code, onBook, onClose }: ClinicChoiceProps) {
  const t = useText(CLINIC_MESSAGES);
  const place = useText(LOCATION_MESSAGES);
  const words = usePlanText();
  const dates = useDateText();
  const region = useRegion();
  const { linkmanId, name, today, doses } = plan;
  const { data, error, refresh } = useServer(
    code === null ? null : 'GET /plan/plan/clinics.do',
    { linkmanId, code: code ?? '', regionCode: region.regionCode, ...nearQuery(region) },
    ENCRYPTED,
  );
  const dose = doses.find((each) => each.bookFrom !== null && codeOf(each) === code);
  const vaccine = dose ? words.doseOf(dose) : words.nameOf(code ?? '');
  const why = data?.reason && dose ? words.reasonOf(dose) : '';

  const condition = data?.condition ?? null;
  const when = (earliest: string): string => {
    // The list below says what is required first.
    if (earliest <= today) return condition ? '' : t('now', { name });
    const day = dates.dayOfYear(earliest);
    return why ? t('fromWhy', { name, day, why }) : t('from', { name, day });
  };
  const book = (clinic: PlanClinic): void => {
    if (!data) return;
    onClose();
    const { doseNo, earliest } = data;
    onBook(clinic, { linkmanId, doseNo, earliest, why });
  };
  const wait = ({ depaCode, productId }: PlanClinic): void => {
    onClose();
    void navigate.to('waitingOffer', { vaccId: productId, depaCode });
  };
  const others = (): void => {
    onClose();
    const searched = (dose ? brandName(dose) : code) as SearchedVaccine;
    findVaccine(searched, data?.category ?? 'free');
  };
  const noteOf = (clinic: PlanClinic): string =>
    [
      clinic.distance === null ? '' : distanceText(place, clinic.distance),
      clinic.productName,
      clinic.totalCents > 0 ? `¥${yuanText(clinic.totalCents)}` : '',
      clinic.freeDay === null
        ? t('noFree')
        : t('freeFrom', { day: dates.day(clinic.freeDay, today) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const clinics = data?.clinics ?? [];
  const isFull = clinics.length > 0 && clinics.every(({ freeDay }) => freeDay === null);
  return (
    <Popup
      open={code !== null}
      onClose={onClose}
      title={t('title', { vaccine })}
      footer={
        data ? (
          <Button block kind="text" onPress={others}>
            {t('others')}
          </Button>
        ) : null
      }
    >
      <View className={styles.hint}>{data ? when(data.earliest) : null}</View>
      <Optional>
        {condition ? <NoticeBar tone="warning">{t(condition, { name })}</NoticeBar> : null}
      </Optional>
      <Optional>{data?.category === 'paid' ? <NoticeBar>{t('paid')}</NoticeBar> : null}</Optional>
      <View>
        {!data && !error ? <Skeleton shape="text" count={3} /> : null}
        {!data && error ? (
          <ErrorBlock title={t('failed')} reason={error.msg} onRetry={() => void refresh()} />
        ) : null}
        {data && clinics.length === 0 ? (
          <Empty
            icon="hospital"
            title={t('none', { region: region.name })}
            text={t('noneText')}
            action={{ text: t('changeCity'), onPress: () => void navigate.to('toggleCity') }}
          />
        ) : null}
      </View>
      <View>
        {clinics.map((clinic) => (
          <Cell
            key={`${clinic.depaCode} ${clinic.productId}`}
            title={clinic.name}
            note={noteOf(clinic)}
            value={clinic.isUsual ? <Tag tone="accent">{t('usual')}</Tag> : null}
            onPress={() => (clinic.freeDay === null ? wait(clinic) : book(clinic))}
          />
        ))}
      </View>
      <Optional>
        {isFull ? (
          <Button
            block
            kind="secondary"
            icon="bell"
            onPress={() => void navigate.to('waitingOffer', { vaccId: clinics[0]?.productId })}
          >
            {t('wait')}
          </Button>
        ) : null}
      </Optional>
    </Popup>
  );
}
