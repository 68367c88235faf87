import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { CardOutcome } from '@contract/follow-up/card-rules';
import type { Db } from '../../../db/database';
import type { OrderPerson } from '../../../db/order-person';
import { DomainError } from '../../../http/domain-error';
import type { Staff } from '../../../http/context';
import { DAY } from '../../../kernel/clock';
import type { Sealed } from '../../../sealed/field-cipher';
import { writeFamilyMessage } from './family-message';
import { logCard } from './open-card';
import { followUpRefusal } from './refusals';

/** ms for which a closed card stays in the list. */
const CLOSED_STAYS = DAY;

/** Cards of one clinic, with what its list shows. */
const cardsOf = (db: Db, depaCode: string) =>
  db
    .selectFrom('aefi_cards as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .leftJoin('linkmen as l', 'l.id', 'o.linkman_id')
    .leftJoin('staff as t', 't.id', 'c.taken_by')
    .select([
      'c.id',
      'c.user_id',
      'c.order_id',
      'c.level',
      'c.opened_at',
      'c.take_by',
      'c.report_by',
    ])
    .leftJoin('staff as z', 'z.id', 'c.closed_by')
    .select(['c.escalated_at', 'c.taken_at', 'c.taken_by', 'c.closed_at', 'c.outcome'])
    .select(['t.name as taken_by_name', 'z.name as closed_by_name'])
    .select(['p.short_name', 'l.name', 'c.person as card_person'])
    .select(sql<OrderPerson | null>`coalesce(c.person, o.person)`.as('person'))
    .select(
      sql<boolean>`exists (select from aefi_card_events e where e.card_id = c.id and e.kind = 'answered' and not exists (
        select from aefi_card_events s where s.card_id = c.id and s.kind = 'seen' and s.id > e.id))`.as(
        'has_news',
      ),
    )
    .where('c.depa_code', '=', depaCode);
export type CardRow = Awaited<ReturnType<ReturnType<typeof cardsOf>['execute']>>[number];

/** Open cards, the most urgent first, then those closed within a day. @param now ms */
export const listCards = (db: Db, depaCode: string, now: number): Promise<CardRow[]> =>
  cardsOf(db, depaCode)
    .where((eb) =>
      eb.or([eb('c.closed_at', 'is', null), eb('c.closed_at', '>', new Date(now - CLOSED_STAYS))]),
    )
    .orderBy(sql`c.closed_at is not null`)
    .orderBy(sql`array_position(array['emergency', 'urgent', 'clinic'], c.level)`)
    .orderBy('c.opened_at')
    .orderBy('c.id')
    .execute();

/** A card of the clinic. @throws DomainError 4004 for another clinic's and for a missing one alike */
export async function clinicCard(db: Db, depaCode: string, cardId: string) {
  const card = await cardsOf(db, depaCode)
    .select(sql<string>`coalesce(nullif(c.mobile, ''), o.mobile)`.as('mobile'))
    .leftJoin('dose_details as i', 'i.order_id', 'o.id')
    .select(['i.expiry', 'i.site', 'p.maker'])
    .select(['o.lot', 'o.dose_no', 'p.doses', 'l.document_number', 'l.sex'])
    .select(['l.birthday', 'l.guardian', 'o.updated_at'])
    .select(
      sql<Date | null>`(select max(e.at) from order_events e where e.order_id = o.id and e.kind = 'done')`.as(
        'done_at',
      ),
    )
    .where('c.id', '=', cardId)
    .executeTakeFirst();
  if (!card) throw new DomainError(CODE.NOT_FOUND);
  return card;
}
export type CardFacts = Awaited<ReturnType<typeof clinicCard>>;

/** A card's log, the earliest first. */
export const cardEvents = (db: Db, cardId: string) =>
  db
    .selectFrom('aefi_card_events as e')
    .leftJoin('staff as s', 's.id', 'e.staff_id')
    .select(['e.kind', 'e.at', 's.name'])
    .where('e.card_id', '=', cardId)
    .orderBy('e.id')
    .execute();

/** Opens a card for a member of the staff, which is recorded. */
export async function openCard(
  db: Db,
  staff: Staff,
  cardId: string,
  now: number,
): Promise<CardFacts> {
  const card = await clinicCard(db, staff.depaCode, cardId);
  await logCard(db, card, 'seen', { now, staffId: staff.staffId });
  return card;
}

/** Whom the card is about and how the family is reached, as they stand with the order. */
const COPY = {
  person: sql<
    string | null
  >`(select coalesce(aefi_cards.person, coalesce(o.person, jsonb_build_object(
      'name', coalesce(l.name, ''), 'documentKind', coalesce(l.document_kind, 1), 'documentMasked', '',
      'sex', coalesce(l.sex, 1), 'birthday', coalesce(l.birthday::text, '')))
    || jsonb_build_object('guardianName', coalesce(l.guardian ->> 'name', '')))
    from orders o left join linkmen l on l.id = o.linkman_id where o.id = aefi_cards.order_id)`,
  mobile: sql<Sealed>`(select coalesce(nullif(o.mobile, ''), aefi_cards.mobile)
    from orders o where o.id = aefi_cards.order_id)`,
};

/**
 * Takes a card on for the clinic, which has it from then on, and notifies the family of who did. One that was taken stays
 * with whoever was first.
 */
export const takeCard = (db: Db, staff: Staff, cardId: string, now: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const taken = await trx
      .updateTable('aefi_cards')
      .set({ taken_at: new Date(now), taken_by: staff.staffId, ...COPY })
      .where('id', '=', cardId)
      .where('depa_code', '=', staff.depaCode)
      .where('taken_at', 'is', null)
      .where('closed_at', 'is', null)
      .returning(['id', 'user_id', 'order_id', 'take_by'])
      .executeTakeFirst();
    if (!taken) return;
    await logCard(trx, taken, 'taken', { now, staffId: staff.staffId });
    const { product, clinic } = await trx
      .selectFrom('orders as o')
      .innerJoin('products as p', 'p.id', 'o.product_id')
      .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
      .select(['p.short_name as product', 'd.name as clinic'])
      .where('o.id', '=', taken.order_id)
      .executeTakeFirstOrThrow();
    await writeFamilyMessage(trx, {
      userId: taken.user_id,
      kind: 'aefiTaken',
      params: { product, clinic, staff: staff.name },
      orderId: taken.order_id,
      dedupeKey: `aefi-taken:${taken.id}:${taken.take_by.getTime()}`,
      now,
    });
  });

/** How a card was closed, and by whom. */
export interface CardEnd {
  readonly outcome: CardOutcome;
  readonly by: string;
}

/**
 * Closes a card that was taken; repeated, it stays as it was closed. @returns how it is closed now
 * @throws DomainError 20007 before it was taken
 */
export const closeCard = (
  db: Db,
  staff: Staff,
  { cardId, outcome }: { readonly cardId: string; readonly outcome: CardOutcome },
  now: number,
): Promise<CardEnd> =>
  db.transaction().execute(async (trx) => {
    const closed = await trx
      .updateTable('aefi_cards')
      .set({ closed_at: new Date(now), closed_by: staff.staffId, outcome })
      .where('id', '=', cardId)
      .where('depa_code', '=', staff.depaCode)
      .where('taken_at', 'is not', null)
      .where('closed_at', 'is', null)
      .returning(['id', 'user_id'])
      .executeTakeFirst();
    if (closed) {
      await logCard(trx, closed, 'closed', { now, staffId: staff.staffId });
      return { outcome, by: staff.name };
    }
    const card = await clinicCard(trx, staff.depaCode, cardId);
    if (card.outcome === null) throw followUpRefusal('untaken');
    return { outcome: card.outcome, by: card.closed_by_name ?? '' };
  });

/** The newest card of each order that an account's answers have opened. */
export const cardsOfFamily = (db: Db, userId: string, orderIds: readonly string[]) =>
  db
    .selectFrom('aefi_cards as c')
    .leftJoin('staff as t', 't.id', 'c.taken_by')
    .distinctOn('c.order_id')
    .select(['c.order_id', 'c.taken_at', 'c.closed_at', 't.name as taken_by_name'])
    .where('c.user_id', '=', userId)
    .where('c.series_id', 'is not', null)
    .where('c.order_id', 'in', orderIds.length > 0 ? orderIds : [''])
    .orderBy('c.order_id')
    .orderBy('c.opened_at', 'desc')
    .execute();
