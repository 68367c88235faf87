import { sql } from 'kysely';
import type { ReadyAnswer } from '@contract/service/endpoints';
import { redFlagIn } from '@contract/service/red-flag-rules';
import type { Deps } from '../../../deps';
import { dayText } from '../../../kernel/day-text';
import { inLanguage } from '../../../kernel/language';
import type { Bilingual, Language } from '../../../kernel/language';
import { isFamilyOfOrder } from '../../../shared/recipients/family-of-order';
import { tokensOf } from '../../../search/tokens';
import { createSearch } from '../../clinics/search/search';
import { ordersIn } from '../../booking/order/order-row';
import { ownScope } from '../../booking/order/order-scope';
import { OPEN_STATUSES } from '../../../shared/lifecycle/statuses';
import { QUESTIONS } from './questions';

/** Questions about one's own appointments. */
const OF_ORDERS =
  /预约|约的|几点|什么时候|哪天|时间|地址|在哪|门诊|appointment|booking|when|where|what time/i;
const SHOWN = 3;

export interface AskedQuestion {
  readonly userId: string;
  readonly word: string;
  readonly language: Language;
  readonly now: number;
  readonly today: string;
}

/** Answers that need nobody: own appointments, frequent questions, entries of the encyclopaedia and vaccines. */
export function createAnswers({ db, database, clock }: Deps) {
  const find = createSearch(database, clock);

  const orders = async ({
    userId,
    word,
    language,
    today,
  }: AskedQuestion): Promise<ReadyAnswer[]> => {
    if (!OF_ORDERS.test(word)) return [];
    const rows = await ordersIn(db, ownScope(userId))
      .where('o.status', 'in', [...OPEN_STATUSES])
      .where('o.day', '>=', today)
      .orderBy('o.day')
      .orderBy('o.start_time')
      .limit(SHOWN)
      .execute();
    return rows.map((row) => ({
      kind: 'order',
      id: row.id,
      title: `${row.linkman_name} · ${inLanguage(row.product_name, language)}`,
      text: `${dayText(row.day, language, today)} ${row.start_time}–${row.end_time}\n${inLanguage(row.department_name, language)}\n${inLanguage(row.department_address, language)}`,
    }));
  };

  const questions = ({ word, language }: AskedQuestion): ReadyAnswer[] =>
    QUESTIONS.filter(({ asked }) => asked.test(word))
      .slice(0, SHOWN)
      .map(({ title, text }) => ({
        kind: 'question',
        id: '',
        title: inLanguage(title, language),
        text: inLanguage(text, language),
      }));

  const entries = async ({ word, language }: AskedQuestion): Promise<ReadyAnswer[]> => {
    const tokens = tokensOf(word);
    if (tokens.length === 0) return [];
    const asked = { tokens, regionCode: undefined, at: null, language, most: SHOWN };
    const found = await find(asked, ['disease', 'vaccine']);
    return (['disease', 'vaccine'] as const)
      .flatMap((kind) => (found.get(kind) ?? []).slice(0, 2).map((item) => ({ kind, item })))
      .map(({ kind, item }) => ({ kind, id: item.id, title: item.title, text: item.note }));
  };

  return async (asked: AskedQuestion) => {
    const [own, more, clinic] = await Promise.all([
      orders(asked),
      entries(asked),
      lastClinic(db, asked.userId),
    ]);
    return {
      list: [...own, ...questions(asked), ...more],
      redFlag: redFlagIn(asked.word),
      clinicName: clinic ? inLanguage(clinic.name, asked.language) : '',
      clinicPhone: clinic?.phone ?? '',
    };
  };
}

interface Clinic {
  readonly depa_code: string;
  readonly name: Bilingual;
  readonly phone: string;
}

/** The clinic of the newest order of the account's family: whom to call about a vaccination. Undefined without one. */
export async function lastClinic(db: Deps['db'], userId: string): Promise<Clinic | undefined> {
  const { rows } = await sql<Clinic>`
    select d.depa_code, d.name, d.phone from linkmen l
    join orders o on ${isFamilyOfOrder}
    join departments d on d.depa_code = o.depa_code
    where l.user_id = ${userId} and o.status <> 'CANCELLED' order by o.day desc limit 1`.execute(
    db,
  );
  return rows[0];
}
