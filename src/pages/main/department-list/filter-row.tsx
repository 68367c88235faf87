import { View } from '@tarojs/components';
import { FilterChips } from '@/features/clinics/clinic/components/filter-chips';
import { setNearbyFilters } from '@/features/clinics/clinic/filter-store';
import type { NearbyFilters } from '@/features/clinics/clinic/filter-store';
import { LIST_MESSAGES } from '@/features/clinics/clinic/list-messages';
import { furtherCount } from '@/features/clinics/clinic/nearby-query';
import type { Region } from '@/shared/location/region-rules';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { FilterButton } from './filter-button';
import styles from './filter-row.module.scss';

export interface FilterRowProps extends Pick<NearbyFilters, 'filters' | 'further'> {
  readonly region: Region;
}

/** Filter toggles, the further filters, and a link to the map. */
export function FilterRow({ filters, further, region }: FilterRowProps) {
  const t = useText(LIST_MESSAGES);
  const count = furtherCount(further);
  return (
    <View>
      <FilterChips filters={filters} onChange={(next) => setNearbyFilters({ filters: next })} />
      <View className={styles.row}>
        <FilterButton region={region}>
          {count > 0 ? t('furtherOn', { count }) : t('further')}
        </FilterButton>
        <Button
          kind="text"
          size="sm"
          icon="map"
          label={t('toMapSpoken')}
          onPress={() => void navigate.to('clinicMap')}
        >
          {t('toMap')}
        </Button>
      </View>
    </View>
  );
}
