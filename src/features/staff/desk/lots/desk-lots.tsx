import { isPackCode } from '@contract/desk/dose-detail-rules';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { LOT_MESSAGES } from '../lot-messages';
import { DESK_MESSAGES } from '../messages';
import { useDeskData } from '../use-desk-data';
import type { OrderSteps } from '../use-order-steps';

interface Props {
  readonly productId: string;
  readonly steps: Pick<OrderSteps, 'lot' | 'setLot' | 'details' | 'setDetails'>;
  /** Lots of the same vaccine that were administered on the day, for a clinic that keeps no count. */
  readonly used: readonly string[];
}

/** Lots to choose from: those that the clinic has, or that it used today. */
export function DeskLots({ productId, steps, used }: Props) {
  const t = useText(LOT_MESSAGES);
  const desk = useText(DESK_MESSAGES);
  const { lot, setLot, details, setDetails } = steps;
  const packCode = isPackCode(details.packCode) ? details.packCode : '';
  const { data, error } = useDeskData('GET /desk/lotChoices.do', { productId, packCode });
  // Which of the two lists it will be is not said yet.
  if (!data && !error) return null;
  if (!data?.isCounted)
    return used.length > 0 ? (
      <RadioGroup
        shape="chips"
        label={desk('lotsToday')}
        value={lot}
        options={used.map((each) => ({ value: each, label: each }))}
        onChange={setLot}
      />
    ) : null;
  const choose = (chosen: string): void => {
    setLot(chosen);
    const expiry = data.lots.find((each) => each.lot === chosen)?.expiry;
    if (expiry) setDetails({ expiry });
  };
  return (
    <>
      {data.lots.length > 0 ? (
        <RadioGroup
          shape="chips"
          label={t('choose')}
          value={lot}
          options={data.lots.map(({ lot: value, expiry, left }) => ({
            value,
            label: t('choice', { lot: value, expiry, left }),
          }))}
          onChange={choose}
        />
      ) : (
        <NoticeBar tone="warning">{t('none')}</NoticeBar>
      )}
      {data.scanned !== '' && data.scanned !== lot ? (
        <NoticeBar action={{ text: data.scanned, onPress: () => choose(data.scanned) }}>
          {t('scanned', { lot: data.scanned })}
        </NoticeBar>
      ) : null}
    </>
  );
}
