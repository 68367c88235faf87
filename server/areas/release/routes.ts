import type { QueueState } from '@contract/release/endpoints';
import { CODE } from '@contract/errors';
import { ELSEWHERE } from '../../shared/doses/elsewhere';
import { endHold } from '../../domain/booking/submission/holds/end-hold';
import { refused, refusedFor, refusedPerson } from '../../domain/booking/refusal/refuse';
import type { BookingServices } from '../../domain/booking/submission/services';
import { dayOf, timeOf } from '../../kernel/clock';
import type { Deps } from '../../deps';
import type { UserContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import { newId } from '../../kernel/ids';
import { route } from '../../http/route';
import type { Handler, Route } from '../../http/route';
import { findClinicProduct, findRecipient } from '../../domain/booking/candidates/candidate';
import { clinicOf } from '../../domain/booking/candidates/remedy-facts';
import { checkPeople } from '../../domain/booking/queue/check-people';
import { createEntrance } from '../../domain/booking/queue/enter';
import type { Entered } from '../../domain/booking/queue/enter-rules';
import { createQueues } from '../../domain/booking/queue/queue';
import { createTickets, queueStateOf } from '../../domain/booking/queue/queue-state';
import { leaveQueue } from '../../domain/booking/queue/leave-tickets';
import { lotteryResult } from '../../domain/booking/queue/draw-result';
import { findRelease, listReleases, releasedProduct } from '../../domain/booking/queue/list';
import { secondProduct } from '../../domain/booking/refusal/second-product';
import { createReadingCache } from '../../kernel/cache';

/** ms that lists, releases and draws may be old. */
const KEEP_FOR = 2_000;

type Diagnose = (releaseId: string, context: UserContext) => Promise<QueueState>;

function enterHandler(
  deps: Deps,
  services: BookingServices,
  diagnose: Diagnose,
): Handler<'POST /subscribe/release/enter.do'> {
  const entrance = createEntrance(deps.db);
  const releases = createReadingCache(KEEP_FOR, (id: string) =>
    findRelease(deps.db, id, 'zh-CN', deps.clock.now()),
  );
  const clinicOfRelease = async (releaseId: string) => {
    const release = await releases.get(releaseId);
    return clinicOf(await findClinicProduct(services, release.depaCode, release.productId));
  };
  const refuse = async (
    entered: Exclude<Entered, { kind: 'entered' | 'present' }>,
    { releaseId, userId, isAlone }: { releaseId: string; userId: string; isAlone: boolean },
  ): Promise<DomainError> => {
    switch (entered.kind) {
      case 'early': {
        const day = dayOf(entered.entryAt);
        const date = `${day} ${timeOf(entered.entryAt)}`;
        return refused(CODE.QUEUE_NOT_OPEN, { allowedFrom: day, date });
      }
      case 'personElsewhere': {
        const { linkmanId, name } = await findRecipient(services, entered.linkmanId, userId);
        const violation = refusedPerson(ELSEWHERE, undefined, await clinicOfRelease(releaseId));
        return isAlone ? violation : refusedFor({ linkmanId, name }, violation);
      }
      case 'secondProduct': {
        const { linkmanId, name } = await findRecipient(services, entered.linkmanId, userId);
        const { id, product } = await releasedProduct(deps.db, entered.releaseId);
        const violation = refused(CODE.DUPLICATE_ORDER, {
          case: 'secondProduct',
          releaseId: id,
          message: secondProduct('queue', name, product),
        });
        return isAlone ? violation : refusedFor({ linkmanId, name }, violation);
      }
      case 'noPerson':
        return refused(CODE.NOT_FOUND, { case: 'noPerson' });
      case 'noRelease':
        return new DomainError(CODE.NOT_FOUND);
      default:
        return refused(CODE.QUEUE_CLOSED);
    }
  };
  return async ({ releaseId, people }, context) => {
    const { userId, now } = context;
    const release = await releases.get(releaseId);
    const ids = people.map(({ linkmanId }) => linkmanId);
    if (new Set(ids).size < ids.length) throw new DomainError(CODE.PARAMETERS, TWICE);
    const checked = await checkPeople(services, release, people, context);
    const keys = checked.map(({ personKey }) => personKey);
    if (new Set(keys).size < keys.length) throw new DomainError(CODE.PARAMETERS, TWICE);
    const entered = await entrance({
      ticketId: newId(),
      lot: newId(),
      releaseId,
      userId,
      at: now,
      people: checked,
    });
    if (entered.kind !== 'entered' && entered.kind !== 'present')
      throw await refuse(entered, { releaseId, userId, isAlone: people.length === 1 });
    return diagnose(releaseId, context);
  };
}

const TWICE = {
  params: { violation: '' },
  message: {
    zh: '同一位接种人只能选一次',
    en: 'Each person can be chosen once.',
  },
};

/** Leaves the queue; what the ticket held passes to the next at once. */
function leaveHandler(
  { db }: Deps,
  { holds, slots }: BookingServices,
): Handler<'POST /subscribe/release/leave.do'> {
  return async ({ releaseId }, { userId, now }) => {
    const hold = await holds.find(userId);
    const [part] = hold?.parts ?? [];
    const isOfTicket = part && (await slots.get(part.slotId))?.releaseId === releaseId;
    const freed = await db.transaction().execute(async (trx) => {
      // Slots are locked before tickets, as in a booking.
      const freed =
        hold && isOfTicket ? await endHold(trx, { holdId: hold.holdId, userId, now }) : [];
      if (!(await leaveQueue(trx, releaseId, userId, now))) throw new DomainError(CODE.NOT_FOUND);
      return freed;
    });
    holds.noteFreed(freed);
    return null;
  };
}

/** The queues of announced releases. */
export function releaseRoutes(deps: Deps, services: BookingServices): readonly Route[] {
  const { db, clock, config } = deps;
  const queues = createQueues(db, clock);
  const tickets = createTickets(services.runner);
  const diagnose: Diagnose = async (releaseId, { userId, now }) => {
    const [queue, row] = await Promise.all([queues.get(releaseId), tickets({ releaseId, userId })]);
    if (!queue) throw new DomainError(CODE.NOT_FOUND);
    return queueStateOf(queue, row, now, config.admissionLength, Math.random());
  };
  return [
    route(
      'GET /subscribe/release/list.do',
      (input, { language, now }) => listReleases(db, input, language, now),
      { keepFor: KEEP_FOR },
    ),
    route('GET /subscribe/release/detail.do', ({ releaseId }, { language, now }) =>
      findRelease(db, releaseId, language, now),
    ),
    route('POST /subscribe/release/enter.do', enterHandler(deps, services, diagnose)),
    route('POST /subscribe/release/leave.do', leaveHandler(deps, services)),
    route('GET /subscribe/release/ticket.do', ({ releaseId }, context) =>
      diagnose(releaseId, context),
    ),
    route('GET /subscribe/release/draw.do', ({ releaseId }) => lotteryResult(db, releaseId), {
      keepFor: KEEP_FOR,
    }),
  ];
}
