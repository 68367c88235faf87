import { CODE } from '@contract/errors';
import { addDays } from '@contract/time/day-rules';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import { bookingOf, CLINIC, newKey, PRODUCT, WOMENS_PRODUCT } from '../kit/worlds/booking-world';
import { ANY_EFFECT } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';
import { payAhead } from '../kit/worlds/pay-ahead';
import { openDesks, PRODUCTS, rowsOf } from './household-history';
import type { History, HistorySlot, Parent, Row } from './household-history';

const HOUR = 3_600_000;

/** What is drawn for a step: what it does, by whom, and which of the orders, slots and doses. */
export interface Drawn {
  readonly kind: StepName;
  readonly byFather: boolean;
  readonly one: number;
  readonly other: number;
  readonly size: number;
}

const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % Math.max(1, list.length)];

interface Turn extends Drawn {
  readonly history: History;
  readonly who: Parent;
  /** The present appointments of whoever acts. */
  readonly rows: readonly Row[];
}
type Answer = { readonly code: string } | null;

/** Doses that may be booked together: who, and what. */
const DOSES = [
  { isDaughter: true, productId: PRODUCT },
  { isDaughter: false, productId: PRODUCT },
  { isDaughter: true, productId: WOMENS_PRODUCT },
  { isDaughter: false, productId: WOMENS_PRODUCT },
] as const;

const startOf = ({ day, startTime }: Pick<HistorySlot, 'day' | 'startTime'>): number =>
  Date.parse(`${day}T${startTime}:00+08:00`);

/** Of the slots that have not begun; of all where none is left. */
function slotAt({ history: { slots, provider } }: Turn, number: number): HistorySlot {
  const ahead = slots.filter((slot) => startOf(slot) > provider.now);
  return pick(ahead.length > 0 ? ahead : slots, number) as HistorySlot;
}

/** The slot, and for every second dose the one after it where that is on the same day. */
function slotsFrom(turn: Turn, number: number, count: number): HistorySlot[] {
  const first = slotAt(turn, number);
  const next = slotAt(turn, number + 1);
  const isNear = next.day === first.day && next.depaCode === first.depaCode;
  const second = isNear && turn.other % 2 === 0 ? next : first;
  return Array.from({ length: count }, (_, index) => (index % 2 === 0 ? first : second));
}

const orderAt = ({ rows, one }: Turn, statuses: readonly string[]): Row | undefined =>
  pick(
    rows.filter(({ status }) => statuses.includes(status)),
    one,
  );
const COMING = ['BOOKED', 'PENDING_CONFIRM'];

/** The coming orders of one visit, at most so many. */
function visitAt(turn: Turn): readonly Row[] {
  const order = orderAt(turn, COMING);
  const together = turn.rows.filter(
    ({ visitId, day, status }) =>
      visitId !== null &&
      visitId === order?.visitId &&
      day === order.day &&
      COMING.includes(status),
  );
  return together.slice(0, 1 + (turn.size % Math.max(1, together.length)));
}

const deskAt = ({ history: { desks } }: Turn, depaCode: string): Desk =>
  depaCode === CLINIC ? desks[0] : desks[1];

const ofOrder =
  (
    statuses: readonly string[],
    act: (turn: Turn, order: Row) => Promise<Answer>,
  ): ((turn: Turn) => Promise<Answer>) =>
  async (turn) => {
    const order = orderAt(turn, statuses);
    return order ? act(turn, order) : null;
  };

const ofVisit =
  (act: (turn: Turn, orders: readonly Row[]) => Promise<Answer>) =>
  async (turn: Turn): Promise<Answer> => {
    const orders = visitAt(turn);
    return orders.length > 0 ? act(turn, orders) : null;
  };

/** Lets the time come that is so many hours after an appointment's start, where it is not past yet. */
async function comeTo({ history }: Turn, { day, startTime }: Row, hours: number): Promise<void> {
  const { provider } = history;
  const then = startOf({ day, startTime }) + hours * HOUR;
  if (then <= provider.now) return;
  const isSameDay = day === shanghaiDay(provider.now);
  await provider.jobsAt(then);
  if (!isSameDay) history.desks = await openDesks(provider);
}

const by = ({ who: { as } }: Turn) => ({ as });
const reason = 'time' as const;

async function bookVisit(turn: Turn): Promise<Answer> {
  const { history, who, size } = turn;
  const doses = who === history.father ? DOSES.filter(({ isDaughter }) => isDaughter) : DOSES;
  const from = turn.other % doses.length;
  const asked = [...doses.slice(from), ...doses.slice(0, from)].slice(0, 2 + (size % 2));
  const slots = slotsFrom(turn, turn.one, asked.length);
  const people = asked.map(({ isDaughter, productId }, index) => {
    const { doseNo, guidelineVersion } = bookingOf(who, 0);
    const linkmanId = isDaughter ? history.daughterId : history.mother.linkmanId;
    return { linkmanId, productId, doseNo, guidelineVersion, slotId: slots[index]?.id ?? 0 };
  });
  const depaCode = slots[0]?.depaCode ?? CLINIC;
  const form = { idempotencyKey: newKey(), depaCode, people };
  return history.provider.call('POST /subscribe/subscribe/addFamily.do', form, by(turn));
}

async function bookDose(turn: Turn): Promise<Answer> {
  const { history, who } = turn;
  const isDaughter = who === history.father || turn.size % 2 === 0;
  const { id: slotId, depaCode } = slotAt(turn, turn.one);
  const form = {
    ...bookingOf(who, slotId),
    depaCode,
    productId: pick(PRODUCTS, turn.other) ?? PRODUCT,
    linkmanId: isDaughter ? history.daughterId : history.mother.linkmanId,
  };
  return history.provider.call('POST /subscribe/subscribe/addV2.do', form, by(turn));
}

/** Of the visit's clinic at another time, or of the other one. */
const slotsThere = (turn: Turn, [first]: readonly Row[], isSame: boolean): HistorySlot[] =>
  turn.history.slots.filter(
    ({ depaCode, day, startTime }) =>
      (depaCode === first?.depaCode) === isSame &&
      !(isSame && day === first?.day && startTime === first.startTime),
  );

function movesTo(turn: Turn, orders: readonly Row[], isSame: boolean) {
  const there = { ...turn, history: { ...turn.history, slots: slotsThere(turn, orders, isSame) } };
  const slots = slotsFrom(there, turn.other, orders.length);
  const moves = orders.map(({ orderId }, index) => ({ orderId, slotId: slots[index]?.id ?? 0 }));
  return { depaCode: slots[0]?.depaCode ?? CLINIC, moves };
}

/** Somebody without an appointment comes; the number makes each another person. */
async function walkIn(turn: Turn): Promise<Answer> {
  const { one, other, size } = turn;
  const today = shanghaiDay(turn.history.provider.now);
  const slots = turn.history.slots.filter(({ day }) => day === today);
  const { id: slotId, depaCode } = pick(slots, one) as HistorySlot;
  return deskAt(turn, depaCode).call('POST /desk/walkIn.do', {
    ...{ idempotencyKey: newKey(), slotId, doseNo: 1, name: '路过的人', documentKind: 2 },
    ...{
      documentNumber: `E${10_000_000 + ((one * 31 + other) * 31 + size)}`,
      birthday: '1990-01-01',
    },
    ...{ sex: 2, productId: pick(PRODUCTS, other) ?? PRODUCT },
  });
}

async function takeBack(turn: Turn, { orderId, depaCode }: Row): Promise<Answer> {
  const desk = deskAt(turn, depaCode);
  const { doneAt } = await desk.ok('GET /desk/takeBackEffect.do', { orderId });
  const outcome = turn.other % 2 === 0 ? 'arrived' : 'ended';
  const cause = { reason: 'wrongPerson', outcome } as const;
  return desk.call('POST /desk/takeBack.do', { orderId, doneAt, ...cause });
}

/** Half an hour, three hours, or to the next morning, for as long as the history has days. */
async function pass({ history, one, size }: Turn): Promise<null> {
  const { provider, days } = history;
  const today = shanghaiDay(provider.now);
  const isNight = size % 3 === 0;
  const then = isNight
    ? Date.parse(`${addDays(today, 1)}T09:30:00+08:00`)
    : provider.now + (one % 2 === 0 ? HOUR / 2 : 3 * HOUR);
  if (!days.includes(shanghaiDay(then))) return null;
  await provider.jobsAt(then);
  if (isNight) history.desks = await openDesks(provider);
  return null;
}

async function arrive(turn: Turn, order: Row): Promise<Answer> {
  await comeTo(turn, order, -0.5);
  const { orderId, depaCode } = order;
  return deskAt(turn, depaCode).call('POST /desk/arrive.do', { orderId });
}

async function arriveVisit(turn: Turn, orders: readonly Row[]): Promise<Answer> {
  const [first] = orders as [Row];
  await comeTo(turn, first, -0.5);
  return deskAt(turn, first.depaCode).call('POST /desk/arriveVisit.do', {
    orderIds: orders.map(({ orderId }) => orderId),
  });
}

async function administer(turn: Turn, order: Row): Promise<Answer> {
  const { orderId, depaCode, status } = order;
  const arrived = status === 'ARRIVED' ? null : await arrive(turn, order);
  if (arrived && arrived.code !== CODE.SUCCESS) return arrived;
  return deskAt(turn, depaCode).call('POST /desk/finish.do', { orderId, lot: 'LOT1' });
}

async function noShow(turn: Turn, order: Row): Promise<Answer> {
  await comeTo(turn, order, 0.2);
  const { orderId, depaCode } = order;
  return deskAt(turn, depaCode).call('POST /desk/noShow.do', { orderId });
}

async function pay(turn: Turn, { orderId }: Row): Promise<Answer> {
  const { provider, mother } = turn.history;
  if (turn.who !== mother) return null;
  const { payment } = await provider.ok(
    'GET /order/subscribe/clientDetail.do',
    { orderId },
    by(turn),
  );
  if (payment.state !== 'payable') return { code: payment.state };
  await payAhead(provider, orderId, by(turn));
  return { code: CODE.SUCCESS };
}

const STEPS = {
  bookVisit,
  bookDose,
  moveOrder: ofOrder(COMING, (turn, order) => {
    const [move = { orderId: '', slotId: 0 }] = movesTo(turn, [order], true).moves;
    return turn.history.provider.call('POST /order/subscribe/update.do', move, by(turn));
  }),
  moveVisit: ofVisit((turn, orders) =>
    turn.history.provider.call(
      'POST /order/subscribe/changeVisit.do',
      { moves: movesTo(turn, orders, true).moves },
      by(turn),
    ),
  ),
  moveClinic: ofVisit((turn, orders) =>
    turn.history.provider.call(
      'POST /order/subscribe/changeClinic.do',
      { idempotencyKey: newKey(), ...movesTo(turn, orders, false) },
      by(turn),
    ),
  ),
  cancelDose: ofOrder(COMING, (turn, { orderId }) =>
    turn.history.provider.call('POST /order/subscribe/cancel.do', { orderId, reason }, by(turn)),
  ),
  cancelVisit: ofVisit((turn, orders) =>
    turn.history.provider.call(
      'POST /order/subscribe/cancelVisit.do',
      { orderIds: orders.map(({ orderId }) => orderId), reason },
      by(turn),
    ),
  ),
  pay: ofOrder(['BOOKED'], pay),
  recallRefund: ofOrder(['REFUNDING'], (turn, { orderId }) =>
    turn.history.provider.call('GET /order/subscribe/recallRefundApply.do', { orderId }, by(turn)),
  ),
  removeFromList: ofOrder(['DONE', 'CANCELLED', 'NO_SHOW', 'REFUNDED'], (turn, { orderId }) =>
    turn.history.provider.call('POST /order/subscribe/remove.do', { orderId }, by(turn)),
  ),
  arrive: ofOrder([...COMING, 'NO_SHOW'], arrive),
  arriveVisit: ofVisit(arriveVisit),
  undoArrival: ofOrder(['ARRIVED'], (turn, { orderId, depaCode }) =>
    deskAt(turn, depaCode).call('POST /desk/undoArrival.do', { orderId }),
  ),
  noShow: ofOrder(COMING, noShow),
  administer: ofOrder([...COMING, 'ARRIVED'], administer),
  correctLot: ofOrder(['DONE'], (turn, { orderId, depaCode }) =>
    deskAt(turn, depaCode).call('POST /desk/correctLot.do', { orderId, lot: 'LOT2' }),
  ),
  takeBack: ofOrder(['DONE'], takeBack),
  clinicCancels: ofOrder([...COMING, 'ARRIVED'], (turn, { orderId, depaCode }) =>
    deskAt(turn, depaCode).call('POST /desk/cancel.do', { orderId, reason: '疫苗没到' }),
  ),
  walkIn,
  close: (turn) => {
    const { id: slotId, day, depaCode } = slotAt(turn, turn.one);
    const target = turn.size % 2 === 0 ? { day } : { day, slotId };
    const closing = { ...target, reason: '设备检修', shown: ANY_EFFECT };
    return deskAt(turn, depaCode).call('POST /desk/close.do', closing);
  },
  reopen: (turn) => {
    const { day, depaCode } = slotAt(turn, turn.one);
    return deskAt(turn, depaCode).call('POST /desk/reopen.do', { day });
  },
  capacity: (turn) => {
    const { id: slotId, depaCode } = slotAt(turn, turn.one);
    return deskAt(turn, depaCode).call('POST /desk/capacity.do', { slotId, capacity: turn.size });
  },
  pass,
} satisfies Record<string, (turn: Turn) => Promise<Answer>>;

export type StepName = keyof typeof STEPS;
/** The steps, those more often on which more depends. */
export const OFTEN: readonly StepName[] = [
  ...(Object.keys(STEPS) as StepName[]),
  ...(['moveOrder', 'moveVisit', 'moveClinic', 'cancelDose', 'cancelVisit', 'pay'] as const),
  ...(['bookVisit', 'bookDose', 'moveOrder', 'moveVisit', 'administer'] as const),
];

/** Takes a step, which may be refused. @returns what was done, for a report @throws Error where it failed instead */
export async function takeStep(history: History, drawn: Drawn): Promise<string> {
  const who = drawn.byFather ? history.father : history.mother;
  const { list: rows } = await rowsOf(history, who);
  const step: (turn: Turn) => Promise<Answer> = STEPS[drawn.kind];
  const answer = await step({ ...drawn, history, who, rows });
  const said = `${drawn.kind} by ${drawn.byFather ? 'father' : 'mother'}: ${answer?.code ?? '-'}`;
  if (answer?.code === CODE.SERVER || answer?.code === CODE.PARAMETERS) throw new Error(said);
  return said;
}
