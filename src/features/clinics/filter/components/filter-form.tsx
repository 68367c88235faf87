import { View } from '@tarojs/components';
import { EVENING_FROM, FREE_ON } from '@contract/department/free-on-rules';
import { yuanText } from '@contract/money/money-text-rules';
import type { Region } from '@/shared/location/region-rules';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { isNamedVaccine, VACCINE_NAMES } from '@/i18n/vaccine-names';
import { RadioGroup } from '@/ui/choice/radio-group';
import { PickerField } from '@/ui/field/picker-field';
import type { FurtherFilters } from '../../clinic/nearby-query';
import { DISTANCES, PAY_WAYS, PRICE_LIMITS, vaccineOptions } from '../filter-options';
import { CLINIC_FILTER_MESSAGES } from '../messages';

const METRES = 1_000;
const ANY = '';

export interface FilterFormProps {
  readonly region: Region;
  readonly further: FurtherFilters;
  readonly onChange: (further: FurtherFilters) => void;
}

/** The further filters: vaccine, time, distance, price and payment. */
export function FilterForm({ region, further, onChange }: FilterFormProps) {
  const t = useText(CLINIC_FILTER_MESSAGES);
  const { data: products = [] } = useServer('GET /vaccine/product/index.do', {
    regionCode: region.regionCode,
  });
  const names = useText(VACCINE_NAMES);
  const nameOf = (code: string) => (isNamedVaccine(code) ? names(code) : null);
  const any = { value: ANY, label: t('any') };
  /** The filters with one changed; undefined: any. */
  const change = <Key extends keyof FurtherFilters>(
    key: Key,
    value: FurtherFilters[Key] | undefined,
  ): void => {
    const { [key]: _, ...others } = further;
    onChange(value === undefined ? others : { ...others, [key]: value });
  };
  const chosenOf = <Value extends string | number>(
    values: readonly Value[],
    chosen: string,
  ): Value | undefined => values.find((value) => String(value) === chosen);
  return (
    <View>
      <PickerField
        mode="select"
        label={t('vaccine')}
        value={further.vaccineCode ?? ANY}
        placeholder={t('anyVaccine')}
        options={[{ value: ANY, label: t('anyVaccine') }, ...vaccineOptions(products, nameOf)]}
        onChange={(code) => change('vaccineCode', code || undefined)}
      />
      <RadioGroup
        label={t('freeOn')}
        shape="chips"
        value={further.freeOn ?? ANY}
        options={[
          any,
          ...FREE_ON.map((value) => ({ value, label: t(value, { from: EVENING_FROM }) })),
        ]}
        onChange={(value) => change('freeOn', chosenOf(FREE_ON, value))}
      />
      {region.origin ? (
        <RadioGroup
          label={t('within')}
          hint={t(region.measuredFrom === 'user' ? 'fromUser' : 'fromCentre')}
          shape="chips"
          value={String(further.within ?? ANY)}
          options={[
            any,
            ...DISTANCES.map((metres) => ({
              value: String(metres),
              label: t('withinKm', { count: metres / METRES }),
            })),
          ]}
          onChange={(value) => change('within', chosenOf(DISTANCES, value))}
        />
      ) : null}
      <RadioGroup
        label={t('price')}
        shape="chips"
        value={String(further.priceMax ?? ANY)}
        options={[
          any,
          ...PRICE_LIMITS.map((limit) => ({
            value: String(limit),
            label: limit === 0 ? t('priceFree') : t('priceUpTo', { yuan: yuanText(limit) }),
          })),
        ]}
        onChange={(value) => change('priceMax', chosenOf(PRICE_LIMITS, value))}
      />
      <RadioGroup
        label={t('payWay')}
        shape="chips"
        value={further.payWay ?? ANY}
        options={[any, ...PAY_WAYS.map((value) => ({ value, label: t(`pay${value}`) }))]}
        onChange={(value) => change('payWay', chosenOf(PAY_WAYS, value))}
      />
    </View>
  );
}
