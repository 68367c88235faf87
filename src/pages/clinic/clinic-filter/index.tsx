import { View } from '@tarojs/components';
import { useState } from 'react';
import { yuanText } from '@contract/money/money-text-rules';
import { setNearbyFilters, useNearbyFilters } from '@/features/clinics/clinic/filter-store';
import { CLINIC_MAP_MESSAGES } from '@/features/clinics/clinic/map-messages';
import { NO_FURTHER, PAY_WAYS, PRICE_LIMITS } from '@/features/clinics/clinic/nearby-query';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { ActionBar } from '@/ui/page/action-bar';
import { Page } from '@/ui/page/page';

const ANY = 'any';

/** Further filters of the clinic list: payment methods and price of a dose. */
export default function ClinicFilter() {
  const t = useText(CLINIC_MAP_MESSAGES);
  const title = usePageTitle('clinicFilter');
  const [further, setFurther] = useState(useNearbyFilters((state) => state.further));
  const apply = (): void => {
    setNearbyFilters({ further });
    void navigate.back();
  };
  const footer = (
    <ActionBar>
      <Button kind="secondary" onPress={() => setFurther(NO_FURTHER)}>
        {t('reset')}
      </Button>
      <Button onPress={apply}>{t('apply')}</Button>
    </ActionBar>
  );
  return (
    <Page title={title} footer={footer}>
      <View>
        <RadioGroup
          label={t('payWay')}
          shape="chips"
          value={further.payWay ?? ANY}
          options={[
            { value: ANY, label: t('any') },
            ...PAY_WAYS.map((code) => ({ value: code, label: t(`pay${code}`) })),
          ]}
          onChange={(value) => {
            const payWay = PAY_WAYS.find((code) => code === value) ?? null;
            setFurther((now) => ({ ...now, payWay }));
          }}
        />
        <RadioGroup
          label={t('price')}
          shape="chips"
          value={further.priceMax === null ? ANY : String(further.priceMax)}
          options={[
            { value: ANY, label: t('any') },
            ...PRICE_LIMITS.map((limit) => ({
              value: String(limit),
              label: limit === 0 ? t('priceFree') : t('priceUpTo', { yuan: yuanText(limit) }),
            })),
          ]}
          onChange={(value) => {
            const priceMax = value === ANY ? null : Number(value);
            setFurther((now) => ({ ...now, priceMax }));
          }}
        />
      </View>
    </Page>
  );
}
