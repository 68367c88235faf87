import { runCommand } from './command';
import { describeKey, reportSecurity } from './shared/security-log/report';
import { CommandError } from './kernel/command-error';
import { loadPersonKey } from './kernel/person-key';
import { SECURITY_KEY_KINDS } from './kernel/security-events';

const HOUR = 3_600_000;
const MOST_HOURS = 200 * 24;

const USAGE = `The security log (docs/operating.md).
  security-log report [hours]   what was recorded in the last hours (24), and the networks with the most refusals
  security-log key <${SECURITY_KEY_KINDS.join('|')}> <value>   the hash under which something is recorded`;

runCommand(({ db }, { now, personKey, dataDir }, [verb, first = '', second = '']) => {
  if (verb === 'key') {
    const kind = SECURITY_KEY_KINDS.find((each) => each === first);
    if (!kind || second === '') throw new CommandError(USAGE);
    return Promise.resolve(describeKey(loadPersonKey(personKey, dataDir), kind, second));
  }
  const hours = Number(first || 24);
  if (verb !== 'report' || !Number.isInteger(hours) || hours < 1 || hours > MOST_HOURS)
    throw new CommandError(USAGE);
  return reportSecurity(db, now - hours * HOUR);
});
