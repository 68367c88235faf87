import { nextOfCourse } from '@contract/doses/course-rules';
import { dayNumber, dayText } from '@contract/doses/day-number-rules';
import { MAX_REST } from '@contract/subscribe/rest-rules';
import type { RestStep } from '@contract/subscribe/rest-rules';
import type { StoredDose } from '../../../../db/tables';
import type { Administered } from '../../../../shared/doses/administered';
import type { Course, Person } from '../../../../shared/doses/course';
import { dayViolation, doseDays } from '../../../../shared/doses/eligibility';
import type { DoseDays, Ineligible } from '../../../../shared/doses/eligibility';
import {
  askedHistory,
  courseRecords,
  evaluatedAs,
  historyOf,
  numberIn,
} from '../../../../shared/doses/evaluated';

/** A free time at the clinic. */
export interface FreeSlot {
  readonly id: number;
  readonly day: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly remaining: number;
  /** As of a slot's view. */
  readonly doses?: number | null;
  /** The person is to be at another clinic then. */
  readonly isElsewhere: boolean;
}

/** The person's own appointment for a dose of the course. */
export interface OpenDose {
  readonly orderId: string;
  readonly doseNo: number;
  readonly slotId: number;
  readonly day: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** What the rest of a course is planned from. */
export interface RestAsked {
  readonly person: Person;
  readonly course: Course<StoredDose>;
  /** Everything given and booked besides {@link RestAsked.open}. */
  readonly administered: readonly Administered[];
  /** Appointments for doses of this course that can be moved. */
  readonly open: readonly OpenDose[];
  /** Some appointment for an earlier dose than those was made here and has ended without it. */
  readonly isEarlierMissing: boolean;
  /** Free times by day and time. */
  readonly slots: readonly FreeSlot[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Time of day that is looked for, `HH:mm`. */
  readonly around: string;
  /** Slots that the person chose, by number of the dose. */
  readonly chosen: ReadonlyMap<number, number>;
}

/** A dose of the rest of a course. */
export interface PlannedDose {
  readonly doseNo: number;
  readonly step: RestStep;
  readonly order: OpenDose | null;
  /** Day by the schedule, with every dose before it on its planned day. */
  readonly recommended: string;
  /** That day has no free time. */
  readonly isFull: boolean;
  readonly slot: FreeSlot | null;
  readonly choices: readonly FreeSlot[];
  /** The move is the person's wish; the schedule does not ask for it. */
  readonly isByChoice: boolean;
  /** The dose whose appointment this one would spoil, while that has no time to move to; it is then `later`. */
  readonly blockedBy: number | null;
  /** Why the chosen slot is not possible; null where it is, or none was chosen. */
  readonly refusal: Ineligible | 'noSuchSlot' | 'sameTime' | null;
}

/** Days with free times that may be chosen from, and most times of them. */
const CHOICES = { days: 8, slots: 60 } as const;

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Of the first day with possible times, the time nearest to one. */
function nearest(slots: readonly FreeSlot[], around: string): FreeSlot | null {
  const [first] = slots;
  if (!first) return null;
  const distance = ({ startTime }: FreeSlot) => Math.abs(minutesOf(startTime) - minutesOf(around));
  return slots
    .filter(({ day }) => day === first.day)
    .reduce((best, slot) => (distance(slot) < distance(best) ? slot : best));
}

/** Free times from a day on, on which a dose may be given. */
function possibleSlots(slots: readonly FreeSlot[], from: string, days: DoseDays): FreeSlot[] {
  const possible = new Map<string, boolean>();
  const found: FreeSlot[] = [];
  for (const slot of slots) {
    const { day, isElsewhere } = slot;
    if (day < from || isElsewhere) continue;
    if (!possible.has(day)) {
      if ([...possible.values()].filter(Boolean).length === CHOICES.days) break;
      possible.set(day, dayViolation(days, day) === null);
    }
    if (possible.get(day) === true && found.length < CHOICES.slots) found.push(slot);
  }
  return found;
}

interface Next {
  readonly doseNo: number;
  readonly day: string;
  readonly recommended: string;
}

/** The dose that comes next after everything known; null where the course is complete or was not begun. */
function nextDose(
  { person, course, open, isEarlierMissing, today }: RestAsked,
  administered: readonly Administered[],
  isFirst: boolean,
): Next | null {
  const product = evaluatedAs(course);
  const mayBegin = isFirst && open.length > 0;
  // Who booked a later dose first, with none on record, has had those before it, unless an ended appointment says otherwise.
  const isUnknown =
    mayBegin && !isEarlierMissing && courseRecords(person, course, administered, today).size === 0;
  const from = isUnknown ? Math.min(...open.map((each) => each.doseNo)) : 1;
  const next = nextOfCourse(
    product,
    from > 1
      ? askedHistory(person, administered, product, from).history
      : historyOf(person, administered, product),
    dayNumber(today),
    mayBegin,
  );
  const doseNo = next && numberIn(product, { target: next });
  if (next === null || doseNo === null) return null;
  return { doseNo, day: dayText(next.day), recommended: dayText(next.recommended) };
}

/** A planned dose as if it had been given. */
const assumed = ({ course }: RestAsked, doseNo: number, day: string): Administered => ({
  orderId: null,
  code: course.product.code,
  product: course.product.id,
  recordedNo: doseNo,
  doseNo,
  day,
  status: 'DONE',
});

const clashOf = ({ isElsewhere }: FreeSlot): 'sameTime' | null => (isElsewhere ? 'sameTime' : null);

function planDose(
  asked: RestAsked,
  next: Next,
  administered: readonly Administered[],
): PlannedDose | null {
  const { person, course, slots, around, chosen } = asked;
  const { doseNo, recommended } = next;
  const dose = course.doses.find((one) => one.doseNo === doseNo);
  if (!dose) return null;
  const order = asked.open.find((one) => one.doseNo === doseNo) ?? null;
  const days = doseDays(person, course, dose, administered);
  const stands = order !== null && dayViolation(days, order.day) === null;
  const choices = possibleSlots(slots, stands ? next.day : recommended, days);
  const wanted = chosen.get(doseNo);
  const slot = slots.find(({ id }) => id === wanted);
  const violation = slot ? (dayViolation(days, slot.day) ?? clashOf(slot)) : null;
  const refusal: PlannedDose['refusal'] =
    wanted === undefined || wanted === order?.slotId ? null : slot ? violation : 'noSuchSlot';
  const own = slot && violation === null && slot.id !== order?.slotId ? slot : null;
  const facts = { doseNo, order, recommended, choices, refusal, blockedBy: null };
  const isFull = slots.every(({ day, isElsewhere }) => day !== recommended || isElsewhere);
  if (stands && own === null)
    return { ...facts, step: 'keep', isFull: false, slot: null, isByChoice: false };
  const found = own ?? nearest(choices, around);
  const step = found === null ? 'later' : order ? 'move' : 'book';
  return { ...facts, step, isFull, slot: found, isByChoice: stands };
}

/**
 * The doses of a course that are still to be given, each on its day by the schedule after those before it on the days that are
 * planned for them: appointments that stand, those that have to move, and free times for the others. Where a day has no free
 * time, the next possible one is taken and what follows is counted from it.
 * A dose without a time ends the proposals: those after it are `later` too.
 */
export function planRest(asked: RestAsked): readonly PlannedDose[] {
  const { person, course, open, today } = asked;
  const planned: PlannedDose[] = [];
  let administered = asked.administered;
  const isBegun = open.length > 0 || courseRecords(person, course, administered, today).size > 0;
  if (!isBegun) return planned;
  let isOver = false;
  while (planned.length < course.doses.length) {
    const next = nextDose(asked, administered, planned.length === 0);
    if (next === null || planned.some(({ doseNo }) => doseNo === next.doseNo)) break;
    const dose = planDose(asked, next, administered);
    if (dose === null) break;
    const toBook = planned.filter(({ step }) => step === 'book' || step === 'move').length;
    const isBeyond = (isOver || toBook === MAX_REST) && dose.step !== 'keep';
    const shown: PlannedDose = isBeyond
      ? { ...dose, step: 'later', slot: null, choices: [] }
      : dose;
    isOver ||= shown.step === 'later';
    planned.push(shown);
    const day = shown.slot?.day ?? (shown.step === 'keep' ? shown.order?.day : undefined);
    administered = [...administered, assumed(asked, next.doseNo, day ?? shown.recommended)];
  }
  return withoutDisturbing(planned);
}

/** Nothing is proposed before an appointment that it would spoil and that has no time to move to; it is named instead. */
function withoutDisturbing(planned: readonly PlannedDose[]): readonly PlannedDose[] {
  const stuck = planned.findIndex(({ step, order }) => step === 'later' && order !== null);
  const blockedBy = planned[stuck]?.doseNo ?? null;
  return planned.map((dose, index) =>
    index < stuck && dose.step !== 'keep'
      ? { ...dose, step: 'later', slot: null, choices: [], blockedBy }
      : dose,
  );
}
