import type { FollowedPerson, FollowUp } from '@contract/follow-up/endpoints';
import { endOf, presentRound, scheduleOf } from '@contract/follow-up/schedule-rules';
import type { DueRound } from '@contract/follow-up/schedule-rules';
import type { Deps } from '../../deps';
import { answerCard, answersOf, monthsOf } from '../../domain/aftercare/follow-up/answers';
import type { AnswerRow } from '../../domain/aftercare/follow-up/answers';
import { cardsOfFamily } from '../../domain/aftercare/follow-up/clinic-cards';
import { dueRounds } from '../../domain/aftercare/follow-up/rounds';
import { seriesOf } from '../../domain/aftercare/follow-up/series';
import type { Dose, Visit } from '../../domain/aftercare/follow-up/visit';
import { doseOf } from '../../domain/booking/order/family-orders';
import { fileAddress } from '../../shared/uploads/file-address';
import type { UserContext } from '../../http/context';
import { inLanguage } from '../../kernel/language';

type Handling = FollowedPerson['handling'];
type CardOfFamily = Awaited<ReturnType<typeof cardsOfFamily>>[number];

function handlingOf(card: CardOfFamily | undefined): Handling {
  if (!card) return null;
  if (!card.taken_at) return { state: 'waiting', by: '', at: null };
  const at = (card.closed_at ?? card.taken_at).getTime();
  return { state: card.closed_at ? 'closed' : 'taken', by: card.taken_by_name ?? '', at };
}

/** Whether somebody has nothing to answer now: the round is not theirs, or they have answered it. */
function isAnswered(dose: Dose, present: DueRound | null, answers: readonly AnswerRow[]): boolean {
  if (!present) return answers.length > 0;
  if (!scheduleOf(dose.vaccineCode).rounds.includes(present.round)) return true;
  return answers.some((each) => each.answered_at.getTime() >= present.dueAt);
}

/** A visit's follow-up as its family sees it. */
export async function showFollowUp(
  { db, personKey }: Pick<Deps, 'db' | 'personKey'>,
  { key, doses, dose: { clinic, phone } }: Visit,
  { userId, language, now }: UserContext,
): Promise<FollowUp> {
  const orderIds = doses.map(({ orderId }) => orderId);
  const [series, answers, cards] = await Promise.all([
    seriesOf(db, key),
    answersOf(db, orderIds, userId),
    cardsOfFamily(db, userId, orderIds),
  ]);
  const rounds = dueRounds(doses);
  const present = presentRound(rounds, now);
  const running = series?.stopped_at ? 'stopped' : series ? 'on' : 'off';
  return {
    state: now > endOf(rounds) ? 'ended' : running,
    day: key.day,
    departmentName: inLanguage(clinic, language),
    departmentPhone: phone,
    rounds,
    people: doses.map((dose) => {
      const own = answers.filter((each) => each.order_id === dose.orderId);
      const label = doseOf(dose.doses, dose.doseNo);
      return {
        orderId: dose.orderId,
        linkmanName: dose.name,
        productName: inLanguage(dose.product, language),
        doseLabel: label ? inLanguage(label, language) : '',
        vaccineCode: dose.vaccineCode,
        ageMonths: monthsOf(dose, now),
        doneAt: dose.doneAt,
        answered: isAnswered(dose, present, own),
        answers: own.map((each) => answerCard(each, (id) => fileAddress(personKey, id, now))),
        handling: handlingOf(cards.find((card) => card.order_id === dose.orderId)),
      };
    }),
  };
}
