import { CODE } from '@contract/errors';
import type { Envelope } from '@contract/envelope';
import type { Provider } from '../../kit/harness';
import type { Crowd } from './crowd';
import { between, pause } from './crowd';
import type { Record } from './record';

/** Of ten answers, as many are lost on their way; and as many callers do not wait for them. */
const LOST = 0.07;
const IMPATIENT = 0.07;
const GIVEN_UP = Symbol('given up');

/**
 * Repeats a call at any process until its answer arrives. Answers are lost, calls are given up while they are still under
 * way, and processes die.
 * @param impatient whether a call that was given up may still arrive after its repetition
 */
export async function untilAnswered<Data>(
  crowd: Crowd,
  record: Record,
  send: (provider: Provider) => Promise<Envelope<Data>>,
  impatient = true,
): Promise<Envelope<Data>> {
  for (;;) {
    const answer = send(crowd.any());
    const chance = Math.random();
    try {
      const result = await (impatient && chance < IMPATIENT
        ? Promise.race([answer, pause(between(0, 30)).then(() => GIVEN_UP)])
        : answer);
      if (result === GIVEN_UP || chance > 1 - LOST) record.count('answers lost');
      else if ((result as Envelope<Data>).code === CODE.TOO_MANY) record.count('too many');
      else return result as Envelope<Data>;
    } catch {
      record.count('calls failed');
    }
    void answer.catch(() => undefined);
    await pause(between(20, 300));
  }
}
