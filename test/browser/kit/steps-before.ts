import type { RouteName } from '@/routes/table';
import { addressOf } from './addresses';
import type { Sample } from './sample';
import type { Visitor } from './visitor';

type StepBefore = (visitor: Visitor, sample: Sample) => Promise<void>;

/** The booking form opens only after the disclosure has been read. */
const agreeToNotice: StepBefore = async (visitor, sample) => {
  await visitor.go(addressOf('vaccineNotice', sample));
  await visitor.shown().getByRole('button', { name: '同意并继续' }).click();
  await visitor.settle();
};

/** The steps needed before the address of a page shows it. */
const STEPS_BEFORE: Partial<Record<RouteName, StepBefore>> = { subscribe: agreeToNotice };

/** Goes to a page as somebody who needs it would. */
export async function goToPage(visitor: Visitor, name: RouteName, sample: Sample): Promise<void> {
  await STEPS_BEFORE[name]?.(visitor, sample);
  await visitor.go(addressOf(name, sample));
}
