import { addDays, isDay } from '@contract/time/day-rules';
import { runCommand } from './command';
import { paymentReport } from './domain/payments/payment/report';
import { CommandError } from './kernel/command-error';
import { dayOf } from './kernel/clock';

const USAGE = `Payments of the platforms (docs/operating.md, "Taking money").
  payments report [YYYY-MM-DD]   what the bill of a day said, and how it differs from our records; default yesterday`;

runCommand(({ db }, { now }, [verb, day = addDays(dayOf(now), -1), ...more]) => {
  if (verb !== 'report' || more.length > 0 || !isDay(day)) throw new CommandError(USAGE);
  return paymentReport(db, day);
});
