import { View } from '@tarojs/components';
import type { AvailabilityAlert } from '@contract/availability-alerts/endpoints';
import { regionQuery } from '@/shared/location/extend-rules';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';

export interface AvailabilityAlertItemProps {
  readonly want: AvailabilityAlert;
  /** Where and when the alert was requested. */
  readonly asked: string;
  /** Whether there are free slots now. */
  readonly state: string;
}

/** An availability alert; opens the vaccine in the alert's region. */
export function AvailabilityAlertItem({ want, asked, state }: AvailabilityAlertItemProps) {
  return (
    <Cell
      icon={want.nextFreeDay ? 'calendar-check' : 'bell'}
      title={want.productName}
      note={[want.maker, asked, state].map((line) => (
        <View key={line}>{line}</View>
      ))}
      onPress={() =>
        void navigate.to('vaccineDetail', { vaccId: want.productId, ...regionQuery(want) })
      }
    />
  );
}
