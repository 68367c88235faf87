import type { AefiCard, AefiCardDetail } from '@contract/follow-up/endpoints';
import type { Deps } from '../../deps';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { answerCard, answersOf } from '../../domain/aftercare/follow-up/answers';
import {
  cardEvents,
  closeCard,
  listCards,
  openCard,
  takeCard,
} from '../../domain/aftercare/follow-up/clinic-cards';
import type { CardFacts, CardRow } from '../../domain/aftercare/follow-up/clinic-cards';
import { isReported } from '../../domain/aftercare/follow-up/reported';
import { doseOf } from '../../domain/booking/order/family-orders';
import { fileAddress } from '../../shared/uploads/file-address';
import type { StaffContext } from '../../http/context';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { maskDocument } from '../../kernel/mask-document';

const listed = (row: CardRow, language: Language): AefiCard => ({
  cardId: row.id,
  level: row.level,
  personName: row.person?.name ?? row.name ?? '',
  productName: inLanguage(row.short_name, language),
  openedAt: row.opened_at.getTime(),
  takeBy: row.take_by.getTime(),
  reportBy: row.report_by.getTime(),
  escalatedAt: row.escalated_at?.getTime() ?? null,
  takenBy: row.taken_by_name ?? '',
  takenAt: row.taken_at?.getTime() ?? null,
  outcome: row.outcome,
  hasNews: row.has_news,
});

/** Draft AEFI cards of the desk's own clinic. */
export function aefiRoutes(deps: Deps): readonly Route[] {
  const { db, cipher, personKey } = deps;
  async function shown(
    card: CardFacts,
    { staff, language, now }: StaffContext,
  ): Promise<AefiCardDetail> {
    const [answers, events] = await Promise.all([
      answersOf(db, [card.order_id], card.user_id, { isClinic: true }),
      cardEvents(db, card.id),
    ]);
    const dose = doseOf(card.doses, card.dose_no);
    return {
      ...listed(card, language),
      orderId: card.order_id,
      own: card.taken_by === staff.staffId,
      mobile: cipher.open(card.mobile),
      documentMasked:
        card.person?.documentMasked ?? maskDocument(cipher.open(card.document_number ?? '')),
      sex: card.person?.sex ?? card.sex ?? 1,
      birthday: card.person?.birthday ?? card.birthday ?? '',
      guardianName: card.card_person?.guardianName ?? card.guardian?.name ?? '',
      doseLabel: dose ? inLanguage(dose, language) : '',
      lot: card.lot,
      maker: inLanguage(card.maker, language),
      expiry: card.expiry ?? '',
      site: card.site,
      doneAt: (card.done_at ?? card.updated_at).getTime(),
      answers: answers
        .filter(isReported)
        .map((each) => answerCard(each, (id) => fileAddress(personKey, id, now))),
      events: events.map(({ kind, at, name }) => ({ kind, at: at.getTime(), by: name ?? '' })),
    };
  }
  return [
    route('GET /desk/aefi/list.do', async (_input, { staff, language, now }) => {
      const rows = await listCards(db, staff.depaCode, now);
      const opened = rows.map(
        ({ user_id: userId, order_id: subject }) =>
          ({ userId, part: 'followUpCard', subject }) as const,
      );
      await recordAccesses(db, staff, opened, now);
      return rows.map((row) => listed(row, language));
    }),
    route('POST /desk/aefi/detail.do', async ({ cardId }, context) =>
      shown(await openCard(db, context.staff, cardId, context.now), context),
    ),
    route('POST /desk/aefi/take.do', async ({ cardId }, context) => {
      await takeCard(db, context.staff, cardId, context.now);
      return shown(await openCard(db, context.staff, cardId, context.now), context);
    }),
    route('POST /desk/aefi/close.do', (input, { staff, now }) => closeCard(db, staff, input, now)),
  ];
}
