import { CODE } from '@contract/errors';
import { DomainError } from '../../../http/domain-error';

/** How often a request is checked again before it is refused. */
const TRIES = 4;

/**
 * Something of the person was booked after this request was checked, so that the check no longer stands. Two bookings at
 * the same moment end like this: one of them is made, and the other is checked again with that one in view.
 */
export class HistoryChanged extends DomainError {
  constructor() {
    super(CODE.BUSY, {
      message: {
        zh: '这位接种人刚刚有新的预约，请刷新后再试',
        en: 'Something has just been booked for this person. Refresh and try again.',
      },
    });
  }
}

/** Makes a checked change; where the person's bookings changed meanwhile, it is checked and made anew. */
export async function checkedAnew<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof HistoryChanged) || tried === TRIES) throw error;
    }
}
