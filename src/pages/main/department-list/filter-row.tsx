import { View } from '@tarojs/components';
import { FilterChips } from '@/features/clinics/clinic/components/filter-chips';
import { setNearbyFilters } from '@/features/clinics/clinic/filter-store';
import type { NearbyFilters } from '@/features/clinics/clinic/filter-store';
import { LIST_MESSAGES } from '@/features/clinics/clinic/list-messages';
import { furtherCount } from '@/features/clinics/clinic/nearby-query';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import styles from './filter-row.module.scss';

/** Filter toggles, a link to further filters, and a link to the map. */
export function FilterRow({ filters, further }: Pick<NearbyFilters, 'filters' | 'further'>) {
  const t = useText(LIST_MESSAGES);
  const count = furtherCount(further);
  return (
    <View>
      <FilterChips filters={filters} onChange={(next) => setNearbyFilters({ filters: next })} />
      <View className={styles.row}>
        <Button
          kind="text"
          size="sm"
          icon="list-filter"
          onPress={() => void navigate.to('clinicFilter')}
        >
          {count > 0 ? t('furtherOn', { count }) : t('further')}
        </Button>
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
