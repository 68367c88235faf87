import { isDay } from '@contract/time/day-rules';
import { runCommand } from './command';
import {
  AGES,
  closeRequest,
  enterRequest,
  listRequests,
  OUTCOMES,
  REQUEST_CHANNELS,
  REQUEST_KINDS,
} from './domain/people/privacy/data-requests';
import { reportMinors } from './domain/people/privacy/minors-report';
import { listAccesses, summariseAccesses } from './domain/people/privacy/staff-accesses';
import { dayOf } from './kernel/clock';
import { CommandError } from './kernel/command-error';
import { operatorName } from './kernel/operator-name';
import { readOption } from './kernel/typed-words';

const USAGE = `What the officer for personal data needs (docs/operating.md). Days are YYYY-MM-DD, in China.
  privacy accesses <first day> <last day> [login]   what each member of staff opened of people, or everything that one opened, as CSV
  privacy minors <year>                             the year's counts of minors' data, openings and requests, as CSV
  privacy requests                                  requests by phone, mail or visit, open ones first, as CSV
  privacy enter <${REQUEST_KINDS.join('|')}>
    <${REQUEST_CHANNELS.join('|')}> <${AGES.join('|')}> <day received> <reference>
    a request about an adult's, a minor's (14 to 17) or a child's (below 14) data; the reference names your own file of it
  privacy answer <reference> <${OUTCOMES.join('|')}> <day answered> [--reason <text>]`;

const oneOf = <Word extends string>(words: readonly Word[], word: string | undefined): Word => {
  const found = words.find((each) => each === word);
  if (found === undefined) throw new CommandError(USAGE);
  return found;
};

const dayIn = (word: string | undefined): string => {
  if (word === undefined || !isDay(word)) throw new CommandError(USAGE);
  return word;
};

runCommand(async ({ db }, { now }, [verb, ...words]) => {
  const today = dayOf(now);
  const who = { by: operatorName(), today };
  if (verb === 'requests' && words.length === 0) return listRequests(db, today);
  if (verb === 'accesses') {
    const [first, last, login, ...more] = words;
    const days = { firstDay: dayIn(first), lastDay: dayIn(last) };
    if (days.firstDay > days.lastDay || more.length > 0) throw new CommandError(USAGE);
    return login === undefined ? summariseAccesses(db, days) : listAccesses(db, login, days);
  }
  if (verb === 'minors' && words.length === 1 && /^20\d\d$/.test(words[0] ?? ''))
    return reportMinors(db, Number(words[0]), today);
  if (verb === 'enter' && words.length === 5) {
    const [kind, channel, age, day, reference = ''] = words;
    if (reference.trim() === '') throw new CommandError(USAGE);
    const dueOn = await enterRequest(
      db,
      {
        kind: oneOf(REQUEST_KINDS, kind),
        channel: oneOf(REQUEST_CHANNELS, channel),
        age: oneOf(AGES, age),
        receivedOn: dayIn(day),
        reference: reference.trim(),
      },
      who,
    );
    return `To be answered by ${dueOn}.`;
  }
  if (verb === 'answer') {
    const { text: reason, rest } = readOption(words, '--reason');
    const [reference = '', outcome, day, ...more] = rest;
    if (more.length > 0) throw new CommandError(USAGE);
    const isInTime = await closeRequest(
      db,
      { reference, outcome: oneOf(OUTCOMES, outcome), answeredOn: dayIn(day), reason },
      who,
    );
    return isInTime ? 'Answered in time.' : 'Answered after the day by which it was due.';
  }
  throw new CommandError(USAGE);
});
