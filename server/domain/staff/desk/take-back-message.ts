import { sql } from 'kysely';
import type {
  TakeBackCause,
  TakeBackOutcome,
  TakeBackReason,
} from '@contract/desk/take-back-rules';
import { MESSAGE_KINDS } from '@contract/message/message-rules';
import type { Db } from '../../../db/database';
import type { MessageParams } from '../../../db/desk-tables';
import type { Bilingual } from '../../../kernel/language';
import { REMOVED_MEMBER } from '../../../kernel/removed-member';
import type { NotifiedAccount } from './notified-accounts';

const KIND = 'doseTakenBack';

const REASONS: Readonly<Record<Exclude<TakeBackReason, 'other'>, Bilingual>> = {
  wrongPerson: { zh: '登记错了人', en: 'it was recorded for the wrong person' },
  notGiven: {
    zh: '误登记，这一剂没有打',
    en: 'it was recorded by mistake, and this dose was not given',
  },
  wrongProduct: { zh: '登记错了疫苗', en: 'it was recorded for the wrong vaccine' },
};

/** Why a dose was taken back, in words: the reason, and what staff wrote to it. */
function causeInWords({ reason, note }: TakeBackCause): Bilingual {
  if (reason === 'other') return { zh: note, en: note };
  const { zh, en } = REASONS[reason];
  return note === '' ? { zh, en } : { zh: `${zh}（${note}）`, en: `${en} (${note})` };
}

/** What the family does next, sentence by sentence. */
function nextSteps({ reason, outcome, isPaid }: Outcome): Bilingual {
  const steps: Bilingual[] = [];
  if (reason === 'wrongProduct')
    steps.push({
      zh: '请向门诊问清实际接种的是哪种疫苗，并请门诊登记。',
      en: 'Ask the clinic which vaccine was given, and to record that one.',
    });
  if (outcome === 'arrived')
    steps.push({
      zh: '这次预约仍是已签到，请到服务台确认。',
      en: 'The appointment is checked in as before. Please see the desk.',
    });
  else
    steps.push({
      zh: '这次预约已结束，还需要这一剂时请重新预约。',
      en: 'The appointment has ended. Book again if this dose is still needed.',
    });
  if (outcome === 'ended' && isPaid)
    steps.push({
      zh: '在线付的钱全额原路退回。',
      en: 'Everything paid online is refunded the way it was paid.',
    });
  steps.push({
    zh: '之后剂次的预约可能要改，请看接种计划；有疑问请联系门诊。',
    en: 'Appointments for later doses may have to change: see the plan. If you have questions, call the clinic.',
  });
  return {
    zh: steps.map(({ zh }) => zh).join(''),
    en: steps.map(({ en }) => en).join(' '),
  };
}

interface Outcome {
  readonly reason: TakeBackReason;
  readonly outcome: TakeBackOutcome;
  /** Whether something was paid online. */
  readonly isPaid: boolean;
}

/** A dose that was taken back, as its message names it. */
export interface TakenBackDose extends Outcome, TakeBackCause {
  readonly orderId: string;
  /** Its person as the clinic has recorded them. */
  readonly person: string;
  readonly product: Bilingual;
  readonly dose: Bilingual;
  readonly clinic: Bilingual;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:mm`. */
  readonly time: string;
  /** Of the event; one message for it and account. */
  readonly eventId: number;
  /** ms. */
  readonly now: number;
}

/** Writes the message to each account that may see the order; the owner's opens the order. */
export async function notifyTakenBack(
  trx: Db,
  accounts: readonly NotifiedAccount[],
  dose: TakenBackDose,
): Promise<void> {
  for (const { userId, person, isOwner } of accounts) {
    const params: MessageParams = {
      person: person || dose.person || REMOVED_MEMBER,
      product: dose.product,
      dose: dose.dose,
      clinic: dose.clinic,
      day: dose.day,
      time: dose.time,
      reason: causeInWords(dose),
      next: nextSteps(dose),
    };
    const link = isOwner ? { page: 'orderDetail', query: { orderId: dose.orderId } } : null;
    await sql`
      insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
      values (${userId}, ${MESSAGE_KINDS[KIND]}, ${KIND}, ${JSON.stringify(params)}::jsonb,
        ${link && JSON.stringify(link)}::jsonb, ${`taken-back:${dose.eventId}:${userId}`}, ${new Date(dose.now)})
      on conflict (dedupe_key) do nothing`.execute(trx);
  }
}
