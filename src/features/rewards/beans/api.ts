import type { BeanCause, BeanTask } from '@contract/beans/bean-rules';
import type { DataOf } from '@contract/endpoints';
import { refreshServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';

const SHOWN_BY_PAGE = { failure: 'in-place' } as const;
const again = () => refreshServerData('GET /health-beans/activeTask/list.do');

/** Does a task that is done by saying so: checking in, the complete profile. */
export const doTask = (task: BeanTask) =>
  request('GET /health-beans/activeTask/doTask.do', { task }, SHOWN_BY_PAGE);

/** Collects the beans of a task. */
export async function collectAward(
  task: BeanTask,
): Promise<DataOf<'POST /health-beans/activeTask/getAward.do'>> {
  const award = await request('POST /health-beans/activeTask/getAward.do', { task }, SHOWN_BY_PAGE);
  await again();
  return award;
}

/** Gives beans away; a repetition under the same key gives nothing more. */
export async function donate(
  cause: BeanCause,
  beans: number,
  idempotencyKey: string,
): Promise<void> {
  await request(
    'POST /health-beans/account/donate.do',
    { cause, beans, idempotencyKey },
    SHOWN_BY_PAGE,
  );
  await again();
}

/** Takes a donation back. */
export async function undoDonation(entryId: string): Promise<void> {
  await request('POST /health-beans/account/undoDonation.do', { entryId }, SHOWN_BY_PAGE);
  await again();
}
