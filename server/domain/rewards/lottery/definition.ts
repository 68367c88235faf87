import { DAY_MS } from '@contract/time/duration-rules';
import * as v from 'valibot';
import { MOST_WINNERS } from '@contract/lottery/lottery-rules';
import { CommandError } from '../../../kernel/command-error';
import { isNeverAPrize } from './never-a-prize';

const bilingual = (most: number) => {
  const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
  return v.strictObject({ zh: text, en: text });
};
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** ISO 8601 with its offset, such as `2026-12-01T10:00:00+08:00`; ms. */
const time = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/),
  v.transform((text) => Date.parse(text)),
  v.number(),
);

const definition = v.strictObject({
  title: bilingual(30),
  summary: bilingual(80),
  organiser: bilingual(60),
  /** Telephone or e-mail at which the organiser answers. */
  contact: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(60)),
  opensAt: time,
  closesAt: time,
  drawAt: time,
  prizes: v.pipe(
    v.array(
      v.strictObject({
        name: bilingual(40),
        stock: whole(1, MOST_WINNERS),
        valueCents: whole(1, 1e9),
      }),
    ),
    v.minLength(1),
    v.maxLength(10),
  ),
  /** null: no tickets for beans. */
  ticketBeans: v.nullable(whole(1, 10_000)),
  /** Most of them, of a person. */
  beanTickets: whole(0, 100),
  claimDays: whole(7, 90),
});

/** An activity as the operator describes it; times in ms, values in cents. */
export type LotteryDefinition = v.InferOutput<typeof definition>;

/** Least ms between close and draw, in which the list is published. */
const LEAST_LEAD = 10 * 60_000;
/** Most ms for which an activity is open: the published list and the free tickets stay within bounds. */
const LONGEST = 62 * DAY_MS;

/** What is wrong with an activity, beyond its form; empty if nothing. */
function violationsOf(
  { opensAt, closesAt, drawAt, prizes, ticketBeans, beanTickets }: LotteryDefinition,
  topPrizeCents: number,
): string[] {
  const units = prizes.reduce((sum, { stock }) => sum + stock, 0);
  return [
    ...(opensAt < closesAt ? [] : ['closesAt has to be after opensAt.']),
    ...(closesAt - opensAt <= LONGEST ? [] : ['It can be open for 62 days at most.']),
    ...(drawAt >= closesAt + LEAST_LEAD
      ? []
      : ['drawAt has to be 10 minutes or more after closesAt.']),
    ...(units <= MOST_WINNERS ? [] : [`There can be ${MOST_WINNERS} units of prizes at most.`]),
    ...((ticketBeans === null) === (beanTickets === 0)
      ? []
      : ['beanTickets has to be 0 where ticketBeans is null, and only there.']),
    ...prizes.flatMap(({ name, valueCents }) => [
      ...(valueCents <= topPrizeCents
        ? []
        : [`${name.en}: its value is above the limit of ${topPrizeCents / 100} yuan.`]),
      ...(isNeverAPrize(name) ? [`${name.en}: a vaccination or its place is never a prize.`] : []),
    ]),
  ];
}

/**
 * Reads an activity from its JSON. @param topPrizeCents highest value of one prize
 * @throws CommandError naming what is wrong with it
 */
export function readDefinition(json: string, topPrizeCents: number): LotteryDefinition {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    throw new CommandError('The file is not JSON.');
  }
  const parsed = v.safeParse(definition, data);
  if (!parsed.success)
    throw new CommandError(
      parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`).join('\n'),
    );
  const wrong = violationsOf(parsed.output, topPrizeCents);
  if (wrong.length > 0) throw new CommandError(wrong.join('\n'));
  return parsed.output;
}
