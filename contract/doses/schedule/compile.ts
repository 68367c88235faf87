import { compareDurations, dayNumber, duration } from '../day-number-rules';
import type { Duration } from '../day-number-rules';
import type {
  AgeRow,
  AntigenSeries,
  AntigenTables,
  Conflict,
  InForce,
  IntervalFrom,
  IntervalRow,
  Skip,
  SkipCondition,
  Tables,
  TargetDose,
  VaccineRow,
} from '../tables';
import type {
  AgeText,
  ConditionText,
  ConflictText,
  DeferralText,
  DoseText,
  GroupText,
  IntervalText,
  SeriesText,
  SkipText,
  VaccinesFile,
  VaccineText,
} from './file';

const ALWAYS: InForce = { from: -Infinity, until: Infinity };
const time = (words: string | undefined): Duration | null =>
  words === undefined ? null : duration(words);

const ageOf = ({ absoluteMin, min, earliest, latest, max }: AgeText): AgeRow => ({
  ...ALWAYS,
  absoluteMin: time(absoluteMin ?? min),
  min: time(min),
  earliestRecommended: time(earliest),
  latestRecommended: time(latest),
  max: time(max),
});

const codesIn = (words: string): ReadonlySet<string> =>
  new Set(words.split(',').map((each) => each.trim()));

function sinceOf(since: string | undefined): IntervalFrom {
  if (since === undefined) return { kind: 'previous' };
  return since.startsWith('dose ')
    ? { kind: 'target', doseNo: Number(since.slice('dose '.length)) }
    : { kind: 'vaccines', codes: codesIn(since) };
}

const intervalOf = ({ since, absoluteMin, min, earliest, latest }: IntervalText): IntervalRow => ({
  ...ALWAYS,
  since: sinceOf(since),
  absoluteMin: time(absoluteMin ?? min),
  min: time(min),
  earliestRecommended: time(earliest),
  latestRecommended: time(latest),
  isPriority: false,
});

const vaccineOf = ({
  code,
  product,
  begin,
  end,
  gender,
  bornFrom,
  until,
}: VaccineText): VaccineRow => ({
  from: -Infinity,
  until: until === undefined ? Infinity : dayNumber(until),
  code,
  product: product ?? null,
  begin: time(begin),
  end: time(end),
  gender: gender ?? null,
  bornFrom: bornFrom === undefined ? -Infinity : dayNumber(bornFrom),
});

function conditionOf(text: ConditionText): SkipCondition {
  const { age, count, products, given, laterSeason, more, fewer, begin, end } = text;
  if (age) return { kind: 'age', begin: time(age.begin), end: time(age.end) };
  if (laterSeason !== undefined) return { kind: 'laterSeason', begins: laterSeason };
  const compare = fewer === undefined ? 'more' : 'fewer';
  const least = fewer ?? more ?? 0;
  if (given) return { kind: 'given', codes: new Set(given), end: time(end), compare, count: least };
  return {
    kind: 'count',
    codes: new Set(count),
    products: products ? new Set(products) : null,
    begin: time(begin),
    end: time(end),
    ...ALWAYS,
    isValidOnly: true,
    compare,
    count: least,
  };
}

const skipOf = ({ logic, when }: SkipText): Skip => ({
  context: 'both',
  isAll: true,
  sets: [{ ...ALWAYS, isAll: logic === 'all', conditions: when.map(conditionOf) }],
});

/** After immunoglobulin some vaccines wait: an interval since that day. */
const deferralsOf = (
  { vaccines }: DoseText,
  deferrals: readonly DeferralText[],
): readonly IntervalRow[] =>
  deferrals
    .filter((each) => !each.vaccines || vaccines.some(({ code }) => each.vaccines?.includes(code)))
    .map(({ observation, interval }) => ({
      ...intervalOf({ min: interval, absoluteMin: '0 days' }),
      since: { kind: 'observation', code: observation, isDeferral: true },
    }));

const doseOf = (dose: DoseText, deferrals: readonly DeferralText[]): TargetDose => ({
  id: dose.id,
  ages: dose.age ? [ageOf(dose.age)] : [],
  intervals: [...(dose.intervals ?? []).map(intervalOf), ...deferralsOf(dose, deferrals)],
  allowableIntervals: (dose.allowableIntervals ?? []).map(intervalOf),
  preferable: dose.vaccines.map(vaccineOf),
  allowable: (dose.allowable ?? []).map(vaccineOf),
  inadvertent: new Set(),
  skips: (dose.skips ?? []).map(skipOf),
  isRecurring: dose.isRecurring ?? false,
  isOptional: dose.isOptional ?? false,
  season: null,
  seasonBegins: dose.seasonBegins ?? null,
  repeatDoses: dose.repeatDoses ?? 1,
  repeatWithin: time(dose.repeatWithin),
});

const seriesOf = (text: SeriesText, { group, antigens, deferrals }: GroupText): AntigenSeries => ({
  name: text.name,
  antigen: antigens[0] ?? group,
  vaccineGroup: group,
  kind: text.kind ?? 'standard',
  genders: text.genders ?? [],
  indications: (text.indications ?? []).map(({ observation }) => ({
    observation,
    begin: null,
    end: null,
  })),
  isDefault: text.isDefault ?? false,
  isProductPath: text.isProductPath ?? false,
  group: text.group ?? 'standard',
  equivalentGroups: new Set(
    text.equivalent === undefined ? (text.group === undefined ? ['risk'] : []) : [text.equivalent],
  ),
  priority: 'A',
  preference: text.preference ?? 9,
  maxAgeToStart: null,
  born: {
    from: text.bornFrom === undefined ? -Infinity : dayNumber(text.bornFrom),
    until: text.bornBefore === undefined ? Infinity : dayNumber(text.bornBefore),
  },
  restartsAfter: time(text.restartsAfter),
  doses: text.doses.map((dose) => doseOf(dose, deferrals ?? [])),
});

const antigenOf = (group: GroupText): AntigenTables => ({
  name: group.antigens[0] ?? group.group,
  series: group.series.map((each) => seriesOf(each, group)),
  contraindications: (group.contraindications ?? []).map(({ observation, vaccines }) => ({
    observation,
    begin: null,
    end: null,
    vaccines: vaccines ? vaccines.map((code) => ({ code, begin: null, end: null })) : null,
  })),
  immunity: { observations: new Set(), bornBefore: null },
});

function conflictsOf(rows: readonly ConflictText[]): Tables['conflicts'] {
  const conflicts = new Map<string, Map<string, Conflict>>();
  for (const { between, end, isOtherOnly } of rows)
    for (const current of between)
      for (const previous of between) {
        if (isOtherOnly === true && current === previous) continue;
        const length = duration(end);
        const own = conflicts.get(current) ?? new Map<string, Conflict>();
        conflicts.set(current, own);
        const known = own.get(previous);
        if (known && compareDurations(known.end, length) > 0) continue;
        own.set(previous, { begin: { months: 0, days: 1 }, minEnd: length, end: length });
      }
  return conflicts;
}

/** Tables from the files of a schedule. */
export const compileSchedule = (
  { vaccines, conflicts }: VaccinesFile,
  groups: readonly GroupText[],
): Tables => ({
  antigens: new Map(groups.map((group) => [group.antigens[0] ?? group.group, antigenOf(group)])),
  groups: groups.map(({ group, antigens }) => ({ name: group, antigens, isFull: false })),
  associations: new Map(
    Object.entries(vaccines).map(([code, associations]) => [
      code,
      associations.map(({ antigen, begin, end, isOther }) => ({
        antigen,
        begin: time(begin),
        end: time(end),
        isOther: isOther ?? false,
      })),
    ]),
  ),
  conflicts: conflictsOf(conflicts),
});
