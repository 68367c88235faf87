import { View } from '@tarojs/components';
import type { Want } from '@contract/want/endpoints';
import { regionQuery } from '@/features/location/extend-rules';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';

export interface WantItemProps {
  readonly want: Want;
  /** Where, and when it was asked for. */
  readonly asked: string;
  /** Whether there are places now. */
  readonly state: string;
}

/** A vaccine that one waits for; leads to it in the region that one waits in. */
export function WantItem({ want, asked, state }: WantItemProps) {
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
