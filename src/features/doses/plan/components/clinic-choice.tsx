import { View } from '@tarojs/components';
import { useEffect } from 'react';
import type { DataOf } from '@contract/endpoints';
import type { Plan, PlanClinic } from '@contract/plan/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { clinicProductState } from '@/features/clinics/clinic/clinic-product-rules';
import type { ClinicProductState } from '@/features/clinics/clinic/clinic-product-rules';
import { DEPARTMENT_MESSAGES } from '@/features/clinics/clinic/messages';
import { openInstead } from '@/features/clinics/clinic/open-instead';
import { useClinicProductText } from '@/features/clinics/clinic/use-clinic-product-text';
import { awayText } from '@/shared/location/distance-text';
import { LOCATION_MESSAGES } from '@/shared/location/messages';
import { nearQuery } from '@/shared/location/region-rules';
import type { Region } from '@/shared/location/region-rules';
import { useRegion } from '@/shared/location/use-region';
import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Popup } from '@/ui/popup/popup';
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
  /** Where the person's usual clinic has a place, that is taken without a choice. */
  readonly prefersUsual?: boolean | undefined;
  /** Called when a clinic was chosen for a dose, after the popup was closed. */
  readonly onBook: (clinic: PlanClinic, dose: PlannedDose) => void;
  readonly onClose: () => void;
}

/** The list has only what is in stock. */
const stateOf = ({ freeDay, releaseAt, releaseId }: PlanClinic): ClinicProductState =>
  clinicProductState({ inStock: true, nextFreeDay: freeDay, releaseAt, releaseId });

/** Chooses the usual clinic where it is among these and has a place. */
function useUsual(
  clinics: readonly PlanClinic[] | undefined,
  choose: (clinic: PlanClinic) => void,
): void {
  const usual = clinics?.find((clinic) => clinic.isUsual && stateOf(clinic).kind === 'free');
  useEffect(() => {
    if (usual) choose(usual);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [usual]);
}

/**
 * Choice of a clinic for a vaccine of the plan: one tap opens its booking for the person, from the first possible day,
 * or else its queue or waiting list.
 */
export function ClinicChoice(props: ClinicChoiceProps) {
  const { plan, code, prefersUsual, onBook, onClose } = props;
  const t = useText(CLINIC_MESSAGES);
  const clinicWords = useText(DEPARTMENT_MESSAGES);
  const words = usePlanText();
  const region = useRegion();
  const { linkmanId, name, today, doses } = plan;
  const { data, error, refresh } = useServer(
    code === null ? null : 'GET /plan/plan/clinics.do',
    { linkmanId, code: code ?? '', regionCode: region.regionCode, ...nearQuery(region) },
    ENCRYPTED,
  );
  const dose = doses.find((each) => each.bookFrom !== null && each.code === code);
  const why = data?.reason && dose ? words.reasonOf(dose) : '';
  const choose = (clinic: PlanClinic): void => {
    if (!data) return;
    onClose();
    const { doseNo, earliest } = data;
    const { depaCode, productId } = clinic;
    const state = stateOf(clinic);
    if (state.kind === 'free') onBook(clinic, { linkmanId, doseNo, earliest, why });
    else openInstead(state, { depaCode, productId, linkmanId, doseNo });
  };
  useUsual(code !== null && prefersUsual ? data?.clinics : undefined, choose);
  const waitAnywhere = (vaccId: string): void => {
    onClose();
    void navigate.to('waitingOffer', { vaccId, linkmanId, doseNo: data?.doseNo });
  };
  const others = (): void => {
    onClose();
    findVaccine((dose ? brandName(dose) : code) as SearchedVaccine, data?.category ?? 'free');
  };
  const clinics = data?.clinics ?? [];
  return (
    <Popup
      open={code !== null}
      onClose={onClose}
      title={t('title', { vaccine: dose ? words.doseOf(dose) : words.nameOf(code ?? '') })}
      footer={
        data ? (
          <Button block kind="text" onPress={others}>
            {t('others')}
          </Button>
        ) : null
      }
    >
      <Earliest name={name} today={today} why={why} choice={data} />
      <Optional>{data?.category === 'paid' ? <NoticeBar>{t('paid')}</NoticeBar> : null}</Optional>
      <View>
        {!data && !error ? <Skeleton shape="text" count={3} /> : null}
        {!data && error ? (
          <ErrorBlock
            title={clinicWords('loadFailed')}
            reason={error.msg}
            onRetry={() => void refresh()}
          />
        ) : null}
        {data && clinics.length === 0 ? <NoClinic region={region.name} /> : null}
      </View>
      <View>
        {clinics.map((clinic) => (
          <ClinicCell
            key={`${clinic.depaCode} ${clinic.productId}`}
            clinic={clinic}
            measuredFrom={region.measuredFrom}
            onPress={() => choose(clinic)}
          />
        ))}
      </View>
      <WaitAnywhere clinics={clinics} onPress={waitAnywhere} />
    </Popup>
  );
}

interface WaitAnywhereProps {
  readonly clinics: readonly PlanClinic[];
  readonly onPress: (productId: string) => void;
}

/** The waiting list of the whole city, where no clinic has a place. */
function WaitAnywhere({ clinics, onPress }: WaitAnywhereProps) {
  const t = useText(DEPARTMENT_MESSAGES);
  const full = clinics.find((clinic) => stateOf(clinic).kind === 'soldOut');
  return (
    <Optional>
      {full && clinics.every(({ freeDay }) => freeDay === null) ? (
        <Button block kind="secondary" icon="bell" onPress={() => onPress(full.productId)}>
          {t('wait')}
        </Button>
      ) : null}
    </Optional>
  );
}

/** A clinic with its distance, product and price, and when the product can be had there. */
function ClinicCell({
  clinic,
  measuredFrom,
  onPress,
}: {
  readonly clinic: PlanClinic;
  readonly measuredFrom: Region['measuredFrom'];
  readonly onPress: () => void;
}) {
  const t = useText(CLINIC_MESSAGES);
  const locationText = useText(LOCATION_MESSAGES);
  const whenToBeHad = useClinicProductText();
  const { name, distance, productName, totalCents, isUsual } = clinic;
  const facts = [
    distance === null ? '' : awayText(locationText, distance, measuredFrom),
    productName,
    totalCents > 0 ? moneyText(totalCents) : '',
    whenToBeHad(stateOf(clinic)),
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

/** From which day the dose can be booked and why, or what is required first. */
function Earliest({
  name,
  today,
  why,
  choice,
}: {
  readonly name: string;
  readonly today: string;
  readonly why: string;
  readonly choice: DataOf<'GET /plan/plan/clinics.do'> | undefined;
}) {
  const t = useText(CLINIC_MESSAGES);
  const dates = useDateText();
  const condition = choice?.condition ?? null;
  const when = (earliest: string): string => {
    // The notice below says what is required first.
    if (earliest <= today) return condition ? '' : t('now', { name });
    const day = dates.dayOfYear(earliest);
    return why ? t('fromWhy', { name, day, why }) : t('from', { name, day });
  };
  return (
    <View>
      <View className={styles.hint}>{choice ? when(choice.earliest) : null}</View>
      <Optional>
        {condition ? <NoticeBar tone="warning">{t(condition, { name })}</NoticeBar> : null}
      </Optional>
    </View>
  );
}

function NoClinic({ region }: { readonly region: string }) {
  const t = useText(DEPARTMENT_MESSAGES);
  return (
    <Empty
      icon="hospital"
      title={t('chooseClinicEmpty', { region })}
      text={t('chooseClinicHint')}
      action={{ text: t('changeCity'), onPress: () => void navigate.to('toggleCity') }}
    />
  );
}
