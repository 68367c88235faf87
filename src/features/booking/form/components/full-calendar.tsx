import { View } from '@tarojs/components';
import type { WorkDays } from '@contract/subscribe/endpoints';
import { ReleaseLink } from '@/features/booking/queue/components/release-link';
import { firstFreeDay, fullDays } from '@/features/booking/slot-picker/work-day-rules';
import { JoinWaitlist } from '@/features/booking/waitlist/components/join-waitlist';

export interface FullCalendarProps {
  readonly depaCode: string;
  readonly productId: string;
  /** Who could wait, and for which dose; null where nobody can. */
  readonly waiter: {
    readonly linkmanId: string;
    readonly name: string;
    readonly doseNo: number;
  } | null;
  readonly months: readonly WorkDays[];
  /** A full day that the user tapped. */
  readonly asked: string | null;
  readonly onAsked: (day: string | null) => void;
}

/** What remains where days are full: the announced release of slots, and the waiting list. */
export function FullCalendar(props: FullCalendarProps) {
  const { depaCode, productId, waiter, months, asked, onAsked } = props;
  return (
    <View>
      {months.some(({ releaseAt }) => releaseAt !== null) ? (
        <ReleaseLink depaCode={depaCode} productId={productId} />
      ) : null}
      {waiter ? (
        <JoinWaitlist
          productId={productId}
          depaCode={depaCode}
          {...waiter}
          fullDays={fullDays(months)}
          asked={asked}
          onAsked={onAsked}
          hasFreeDay={firstFreeDay(months) !== null}
        />
      ) : null}
    </View>
  );
}
