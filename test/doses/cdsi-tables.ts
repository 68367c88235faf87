import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dayNumber, duration } from '@contract/doses/day-number-rules';
import type { Duration } from '@contract/doses/day-number-rules';
import type {
  AgeRow,
  AntigenSeries,
  AntigenTables,
  Association,
  Conflict,
  Contraindication,
  InForce,
  IntervalFrom,
  IntervalRow,
  SeriesKind,
  Skip,
  SkipCondition,
  Tables,
  TargetDose,
  VaccineRow,
} from '@contract/doses/tables';

/*
 * CDC's supporting data as tables. Its files hold words where ours hold values; this is the one place that knows them.
 */

/** A node of CDC's JSON; every leaf is text. */
interface Node {
  readonly [key: string]: Node | readonly Node[] | string | readonly string[] | undefined;
}

const list = (node: Node | undefined, key: string): readonly Node[] => {
  const value = node?.[key];
  return Array.isArray(value) ? (value as readonly Node[]) : [];
};
const child = (node: Node | undefined, key: string): Node | undefined =>
  node?.[key] as Node | undefined;
const text = (node: Node | undefined, key: string): string => {
  const value = node?.[key];
  return typeof value === 'string' && value !== 'n/a' ? value : '';
};
const time = (node: Node | undefined, key: string): Duration | null => {
  const words = text(node, key);
  return words === '' ? null : duration(words);
};
const codes = (words: string): ReadonlySet<string> =>
  new Set(words.split(/[;,]/).flatMap((each) => each.trim() || []));
/** `MM/DD/YYYY` or `YYYY-MM-DD`. */
const day = (words: string): number =>
  dayNumber(words.includes('/') ? words.replace(/^(\d+)\/(\d+)\/(\d+)$/, '$3-$1-$2') : words);

const inForce = (node: Node): InForce => ({
  from: text(node, 'effectiveDate') ? day(text(node, 'effectiveDate')) : -Infinity,
  until: text(node, 'cessationDate') ? day(text(node, 'cessationDate')) + 1 : Infinity,
});

const ALWAYS: InForce = { from: -Infinity, until: Infinity };

const ageOf = (node: Node): AgeRow => ({
  ...inForce(node),
  absoluteMin: time(node, 'absMinAge'),
  min: time(node, 'minAge'),
  earliestRecommended: time(node, 'earliestRecAge'),
  latestRecommended: time(node, 'latestRecAge'),
  max: time(node, 'maxAge'),
});

function sinceOf(node: Node): IntervalFrom {
  const target = text(node, 'fromTargetDose');
  const recent = text(node, 'fromMostRecent');
  const observation = text(child(node, 'fromRelevantObs'), 'code');
  if (text(node, 'fromPrevious') === 'Y') return { kind: 'previous' };
  if (target !== '') return { kind: 'target', doseNo: Number(target) };
  if (recent !== '') return { kind: 'vaccines', codes: codes(recent) };
  return { kind: 'observation', code: observation };
}

const intervalOf = (node: Node): IntervalRow => ({
  ...inForce(node),
  since: sinceOf(node),
  absoluteMin: time(node, 'absMinInt'),
  min: time(node, 'minInt'),
  earliestRecommended: time(node, 'earliestRecInt'),
  latestRecommended: time(node, 'latestRecInt'),
  isPriority: text(node, 'intervalPriority') === 'override',
});

const vaccineOf = (node: Node): VaccineRow => ({
  ...ALWAYS,
  code: text(node, 'cvx'),
  product: text(node, 'mvx') || null,
  begin: time(node, 'beginAge'),
  end: time(node, 'endAge'),
  gender: null,
  bornFrom: -Infinity,
});

function conditionOf(node: Node): SkipCondition {
  const type = text(node, 'conditionType').toLowerCase();
  const begin = time(node, 'beginAge');
  const end = time(node, 'endAge');
  if (type === 'age') return { kind: 'age', begin, end };
  if (type === 'interval')
    return { kind: 'interval', interval: time(node, 'interval') ?? { months: 0, days: 0 } };
  if (type === 'completed series')
    return { kind: 'completed', seriesGroups: codes(text(node, 'seriesGroups')) };
  const types = codes(text(node, 'vaccineTypes'));
  const logic = text(node, 'doseCountLogic').toLowerCase();
  const startDate = text(node, 'startDate');
  const endDate = text(node, 'endDate');
  return {
    kind: 'count',
    codes: types.size === 0 ? null : types,
    products: null,
    begin,
    end,
    from: startDate ? day(startDate) : -Infinity,
    until: endDate ? day(endDate) : Infinity,
    isValidOnly: text(node, 'doseType') === 'Valid',
    compare: logic === 'greater than' ? 'more' : logic === 'less than' ? 'fewer' : 'equal',
    count: Number(text(node, 'doseCount')),
  };
}

const skipOf = (node: Node): Skip => ({
  context: text(node, 'context').toLowerCase() as Skip['context'],
  isAll: text(node, 'setLogic') !== 'OR',
  sets: list(node, 'set').map((set) => ({
    ...inForce(set),
    isAll: text(set, 'conditionLogic') !== 'OR',
    conditions: list(set, 'condition').map(conditionOf),
  })),
});

const some = (node: Node, key: string): readonly Node[] => {
  const value = node[key];
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Node[]) : [value as Node];
};

function doseOf(node: Node): TargetDose {
  const season = child(node, 'seasonalRecommendation');
  const start = text(season, 'startDate');
  const end = text(season, 'endDate');
  return {
    id: text(node, 'doseNumber'),
    ages: list(node, 'age').map(ageOf),
    intervals: some(node, 'interval').map(intervalOf),
    allowableIntervals: some(node, 'allowableInterval').map(intervalOf),
    preferable: list(node, 'preferableVaccine').map(vaccineOf),
    allowable: list(node, 'allowableVaccine').map(vaccineOf),
    inadvertent: new Set(list(node, 'inadvertentVaccine').map((each) => text(each, 'cvx'))),
    skips: some(node, 'conditionalSkip').map(skipOf),
    isRecurring: text(node, 'recurringDose') === 'Yes',
    isOptional: false,
    season: start || end ? { start: start ? day(start) : null, end: end ? day(end) : null } : null,
    seasonBegins: null,
    repeatDoses: 1,
    repeatWithin: null,
  };
}

const KINDS: Readonly<Record<string, SeriesKind>> = {
  Standard: 'standard',
  Risk: 'risk',
  'Evaluation Only': 'evaluationOnly',
};

function seriesOf(node: Node, antigen: string): AntigenSeries {
  const select = child(node, 'selectSeries');
  const genders = (node.requiredGender as readonly string[] | undefined) ?? [];
  return {
    name: text(node, 'seriesName'),
    antigen,
    vaccineGroup: text(node, 'vaccineGroup'),
    kind: KINDS[text(node, 'seriesType')] ?? 'standard',
    genders: genders.map((gender) => gender.toLowerCase() as AntigenSeries['genders'][number]),
    indications: some(node, 'indication').map((each) => ({
      observation: text(child(each, 'observationCode'), 'code'),
      begin: time(each, 'beginAge'),
      end: time(each, 'endAge'),
    })),
    isDefault: text(select, 'defaultSeries') === 'Yes',
    isProductPath: text(select, 'productPath') === 'Yes',
    group: text(select, 'seriesGroup'),
    equivalentGroups: codes(text(node, 'equivalentSeriesGroups')),
    priority: text(select, 'seriesPriority'),
    preference: Number(text(select, 'seriesPreference')) || 99,
    maxAgeToStart: time(select, 'maxAgeToStart'),
    born: { from: -Infinity, until: Infinity },
    restartsAfter: null,
    doses: list(node, 'seriesDose').map(doseOf),
  };
}

const contraindicationOf = (node: Node, isVaccine: boolean): Contraindication => ({
  observation: text(node, 'observationCode'),
  begin: time(node, 'beginAge'),
  end: time(node, 'endAge'),
  vaccines: isVaccine
    ? list(node, 'contraindicatedVaccine').map((each) => ({
        code: text(each, 'cvx'),
        begin: time(each, 'beginAge'),
        end: time(each, 'endAge'),
      }))
    : null,
});

function antigenOf(node: Node, name: string): AntigenTables {
  const contraindications = child(node, 'contraindications');
  const immunity = child(node, 'immunity');
  const born = child(immunity, 'dateOfBirth');
  return {
    name,
    series: list(node, 'series').map((each) => seriesOf(each, name)),
    contraindications: [
      ...list(child(contraindications, 'vaccineGroup'), 'contraindication').map((each) =>
        contraindicationOf(each, false),
      ),
      ...list(child(contraindications, 'vaccine'), 'contraindication').map((each) =>
        contraindicationOf(each, true),
      ),
    ],
    immunity: {
      observations: new Set(
        list(immunity, 'clinicalHistory').map((each) => text(each, 'guidelineCode')),
      ),
      bornBefore: text(born, 'immunityBirthDate')
        ? {
            day: day(text(born, 'immunityBirthDate')),
            except: new Set(list(born, 'exclusion').map((each) => text(each, 'exclusionCode'))),
          }
        : null,
    },
  };
}

const read = (folder: string, file: string): Node =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Node;

/** CDC's tables from a folder of its supporting data. */
export function cdsiTables(folder: string): Tables {
  const schedule = child(read(folder, 'ScheduleSupportingData.json'), 'scheduleSupportingData');
  const antigens = new Map<string, AntigenTables>();
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.json') || file === 'ScheduleSupportingData.json') continue;
    const node = child(read(folder, file), 'antigenSupportingData');
    const name = text(list(node, 'series')[0], 'targetDisease');
    if (node) antigens.set(name, antigenOf(node, name));
  }
  const conflicts = new Map<string, Map<string, Conflict>>();
  for (const node of list(child(schedule, 'liveVirusConflicts'), 'liveVirusConflict')) {
    const current = text(child(node, 'current'), 'cvx');
    const rows = conflicts.get(current) ?? new Map<string, Conflict>();
    conflicts.set(current, rows);
    const need = (key: string) => time(node, key) ?? { months: 0, days: 0 };
    rows.set(text(child(node, 'previous'), 'cvx'), {
      begin: need('conflictBeginInterval'),
      minEnd: time(node, 'minConflictEndInterval') ?? need('conflictEndInterval'),
      end: need('conflictEndInterval'),
    });
  }
  const isFull = new Map(
    list(child(schedule, 'vaccineGroups'), 'vaccineGroup').map((each) => [
      text(each, 'name'),
      text(each, 'administerFullVaccineGroup') === 'Yes',
    ]),
  );
  return {
    antigens,
    groups: list(child(schedule, 'vaccineGroupToAntigenMap'), 'vaccineGroupMap').map((each) => ({
      name: text(each, 'name'),
      antigens: each.antigen as readonly string[],
      isFull: isFull.get(text(each, 'name')) ?? false,
    })),
    associations: new Map(
      list(child(schedule, 'cvxToAntigenMap'), 'cvxMap').map((each) => [
        text(each, 'cvx'),
        list(each, 'association').map((association): Association => ({
          antigen: text(association, 'antigen'),
          begin: time(association, 'associationBeginAge'),
          end: time(association, 'associationEndAge'),
          isOther: false,
        })),
      ]),
    ),
    conflicts,
  };
}
