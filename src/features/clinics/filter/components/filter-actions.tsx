import { View } from '@tarojs/components';
import type { Region } from '@/shared/location/region-rules';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { ActionBar } from '@/ui/page/action-bar';
import { useNearbyFilters } from '../../clinic/filter-store';
import { nearbyQuery, NO_FURTHER } from '../../clinic/nearby-query';
import type { FurtherFilters } from '../../clinic/nearby-query';
import { CLINIC_FILTER_MESSAGES } from '../messages';
import styles from './filter-actions.module.scss';

export interface FilterActionsProps {
  readonly region: Region;
  readonly further: FurtherFilters;
  readonly onChange: (further: FurtherFilters) => void;
  /** Leads to the list. */
  readonly onShow: () => void;
}

/** Takes the filters back, or shows the clinics that fit them: how many these are, the provider says after each choice. */
export function FilterActions({ region, further, onChange, onShow }: FilterActionsProps) {
  const t = useText(CLINIC_FILTER_MESSAGES);
  const asked = useNearbyFilters();
  const { data } = useServer(
    'GET /department/department/nearbyDepartment.do',
    nearbyQuery({ ...asked, region, further, pageSize: 1 }),
  );
  const text = (): string => {
    if (!data) return t('apply');
    if (data.total === 0) return t('none');
    return t(data.isMore ? 'showMore' : 'show', { count: data.total });
  };
  return (
    <View>
      <View className={styles.hint} {...semantics({ role: 'status' })}>
        {data?.total === 0 ? t('noneHint') : ''}
      </View>
      <ActionBar>
        <Button kind="secondary" onPress={() => onChange(NO_FURTHER)}>
          {t('reset')}
        </Button>
        <Button disabled={data?.total === 0} onPress={onShow}>
          {text()}
        </Button>
      </ActionBar>
    </View>
  );
}
