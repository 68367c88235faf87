import type { ApiError } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
import { bookableMonths } from './bookable-months';
import type { WorkDayState } from './work-day-rules';
import type { WorkDays } from '@contract/subscribe/endpoints';
import type { PickerTarget } from './picker-target';

export interface WorkDaysView {
  readonly state: WorkDayState;
  /** The months that could be loaded, in order. */
  readonly months: readonly WorkDays[];
  /** Why a month could not be loaded. */
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

const DAYS = 'GET /subscribe/subscribe/departmentWorkDays.do';
const NOWHERE: PickerTarget = { depaCode: '', productId: '' };

/** Day counts of both bookable months, which are requested in parallel; of no target, none. */
export function useWorkDays(wanted: PickerTarget | null, today: string): WorkDaysView {
  const [first = '', second = ''] = bookableMonths(today);
  const endpoint = wanted && DAYS;
  const target = wanted ?? NOWHERE;
  const here = useServer(endpoint, { ...target, month: first });
  const next = useServer(endpoint, { ...target, month: second });
  const months = [here.data, next.data].filter((work): work is WorkDays => work !== undefined);
  const failed = here.error ?? next.error;
  const missing = months.length < 2;
  return {
    state: !missing ? 'resolved' : failed ? 'rejected' : 'pending',
    months,
    error: failed,
    retry: () => {
      void here.refresh();
      void next.refresh();
    },
  };
}
