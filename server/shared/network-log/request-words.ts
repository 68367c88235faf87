import { isDay } from '@contract/time/day-rules';
import { CommandError } from '../../kernel/command-error';
import { readOption } from '../../kernel/typed-words';
import { ASKED_KINDS } from './find-author';
import type { DisclosureRequest } from './disclose';

/** Characters that a case number and an authority have together at least. */
const LEAST_REASON = 6;

/**
 * Reads a request as it is typed: kind, what is asked for, first and last day, `--reason` and its text.
 * @throws CommandError with the usage, or that says what the reason lacks
 */
export function readRequest(
  words: readonly string[],
  usage: string,
): Omit<DisclosureRequest, 'operator'> {
  const { text: reason, rest } = readOption(words, '--reason');
  const [kindWord, asked = '', firstDay = '', lastDay = '', ...more] = rest;
  const kind = ASKED_KINDS.find((each) => each === kindWord);
  const inOrder = isDay(firstDay) && isDay(lastDay) && firstDay <= lastDay;
  if (!kind || asked === '' || !inOrder || more.length > 0) throw new CommandError(usage);
  if (reason.length < LEAST_REASON || !/\d/.test(reason))
    throw new CommandError('--reason needs the case number and the authority that asks.');
  return { kind, asked, firstDay, lastDay, reason };
}
