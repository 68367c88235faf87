import { MESSAGE_KINDS } from '@contract/message/message-rules';
import type { MessageKind } from '@contract/message/message-rules';
import { publishActivity } from '../../../../server/domain/rewards/lottery/publish';
import { MEMBER_AGREEMENT_VERSION } from '@contract/member/member-rules';
import { bookingOf, CLINIC, dayFrom, inDatabase, newKey, PRODUCT } from './booking-world';
import type { Caller, TestDatabase } from './booking-world';
import type { Provider } from '../harness';
import { sqlNow } from '../../../run-clock';
import { agreedTo } from '../../../samples/agreed';

/** Makes something for an account, as its owner would. @returns the ids that calls take for it */
type Having<Ids> = (owner: Caller, provider: Provider) => Promise<Ids>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type IdsOf<Steps extends readonly Having<unknown>[]> = Intersection<
  { [Index in keyof Steps]: Steps[Index] extends Having<infer Ids> ? Ids : never }[number]
>;

/** `aFamily(provider, owner).with(anAppointment(slotId), aHold(otherId))`: makes all of them, in this order. */
export const aFamily = (provider: Provider, owner: Caller) => ({
  with: async <const Steps extends readonly Having<unknown>[]>(
    ...steps: Steps
  ): Promise<IdsOf<Steps>> => {
    const ids: unknown[] = [];
    for (const step of steps) ids.push(await step(owner, provider));
    return Object.assign({}, ...ids) as IdsOf<Steps>;
  },
});

export const anAppointment =
  (slotId: number): Having<{ orderId: string; submitId: string }> =>
  async (owner, provider) => {
    const form = bookingOf(owner, slotId);
    const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, owner);
    return { orderId, submitId: form.idempotencyKey };
  };

export const aHold =
  (slotId: number): Having<{ holdId: string }> =>
  async (owner, provider) => {
    const parts = [{ slotId, places: 1 }];
    const { holdId } = await provider.ok('POST /subscribe/subscribe/hold.do', { parts }, owner);
    return { holdId };
  };

/** A first dose of hepatitis B, forty days ago. */
export const aSelfReportedDose =
  (): Having<{ doseRecordId: string }> => async (owner, provider) => {
    const { linkmanId } = owner;
    const dose = { linkmanId, code: 'hepb' as const, doseNo: 1, day: dayFrom(-40) };
    const { doseRecordId } = await provider.ok('POST /vaccine/plan/saveDose.do', dose, owner);
    return { doseRecordId };
  };

/** The answer that no dose was administered beyond the recorded ones. */
export const aDoseHistory = (): Having<{ batchKey: string }> => async (owner, provider) => {
  const batchKey = newKey();
  const history = { linkmanId: owner.linkmanId, batchKey, upToMonths: null };
  await provider.ok('POST /vaccine/plan/saveDoseHistory.do', history, owner);
  return { batchKey };
};

/** A running term of membership. */
export const aMemberTerm =
  (testDatabase: TestDatabase): Having<{ termId: string }> =>
  async (owner) => {
    const termId = `term-${owner.userId}`;
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(
        `insert into member_terms (id, user_id, source, days, starts_at, ends_at, beans, idempotency_key, created_at)
         values ($1, $2, 'beans', 30, ${sqlNow()}, ${sqlNow()} + interval '30 days', 100, $1, ${sqlNow()})`,
        [termId, owner.userId],
      ),
    );
    return { termId };
  };

/** A draft AEFI card of the account's appointment. */
export const anAefiCard =
  (testDatabase: TestDatabase): Having<{ cardId: string }> =>
  async ({ userId }) => {
    const cardId = `card-${userId}`;
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(
        `with o as (select id, user_id, depa_code, day from orders where user_id = $2 limit 1),
           s as (insert into follow_up_series (id, user_id, depa_code, day, consent_version, consented_at)
             select 's-' || id, user_id, depa_code, day, '1', ${sqlNow()} from o returning id)
         insert into aefi_cards (id, order_id, user_id, depa_code, series_id, level, opened_at, take_by, report_by)
         select $1, o.id, o.user_id, o.depa_code, s.id, 'urgent', ${sqlNow()}, ${sqlNow()} + interval '2 hours',
           ${sqlNow()} + interval '2 days' from o, s`,
        [cardId, userId],
      ),
    );
    return { cardId };
  };

/** A membership that is to be paid. */
export const aPurchase = (): Having<{ purchaseId: string }> => async (owner, provider) => {
  const order = { plan: 'month', agreementVersion: MEMBER_AGREEMENT_VERSION } as const;
  const { purchaseId } = await provider.ok('POST /member/wx/memberCenter/buy.do', order, owner);
  return { purchaseId };
};

/** Where a prize is to be sent. */
export const aClaim = (ticketId: string) => ({
  ticketId,
  name: '别人',
  mobile: '13800000009',
  regionCode: '110101',
  address: '某路 1 号 2 室',
  consent: true as const,
  agreed: agreedTo('deliveryConsent'),
});

/** A prize of a lottery, won and not claimed. */
export const aPrize =
  (testDatabase: TestDatabase): Having<{ ticketId: string }> =>
  async ({ userId }) => {
    const ticketId = `prize-${userId}`;
    const opensAt = Date.now();
    const text = { zh: '抽奖', en: 'Lottery' };
    await inDatabase(testDatabase, async ({ db, pool }) => {
      const activityId = await publishActivity(
        db,
        {
          title: text,
          summary: text,
          organiser: text,
          contact: '028-85001234',
          opensAt,
          closesAt: opensAt + 3_600_000,
          drawAt: opensAt + 7_200_000,
          prizes: [{ name: text, stock: 1, valueCents: 100 }],
          ticketBeans: null,
          beanTickets: 0,
          claimDays: 7,
        },
        { source: 'simulated', now: opensAt },
      );
      const values = [ticketId, activityId];
      await pool.query(
        `insert into lottery_tickets (id, activity_id, holder, at) values ($1, $2, 'holder', ${sqlNow()})`,
        values,
      );
      await pool.query(
        `insert into lottery_ticket_owners (ticket_id, activity_id, user_id, idempotency_key, at)
         values ($1, $2, $3, 'key', ${sqlNow()})`,
        [...values, userId],
      );
      await pool.query(
        `insert into lottery_winners (activity_id, position, ticket_id, shown_as, state, unit, claim_until)
         values ($2, 1, $1, '', 'won', 1, ${sqlNow()} + interval '7 days')`,
        values,
      );
    });
    return { ticketId };
  };

/** A bean given away, of those for checking in. */
export const aDonation = (): Having<{ entryId: string }> => async (owner, provider) => {
  await provider.ok('GET /health-beans/activeTask/doTask.do', { task: 'signIn' }, owner);
  await provider.ok('POST /health-beans/activeTask/getAward.do', { task: 'signIn' }, owner);
  const donation = { cause: 'oldPeople', beans: 1, idempotencyKey: newKey() } as const;
  const { entryId } = await provider.ok('POST /health-beans/account/donate.do', donation, owner);
  return { entryId };
};

export const anAvailabilityAlert = (): Having<{ alertId: string }> => async (owner, provider) => {
  const wanted = { productId: PRODUCT, regionCode: '110100' };
  await provider.ok('POST /vaccine/userWantVaccine/saveUserIsWantVaccine.do', wanted, owner);
  const { list } = await provider.ok('GET /vaccine/userWantVaccine/list.do', {}, owner);
  return { alertId: list[0]?.id ?? '' };
};

/** @param day `YYYY-MM-DD`, on which the clinic is full */
export const aWaitingListEntry =
  (linkmanId: string, day: string): Having<{ waitingId: string }> =>
  async (owner, provider) => {
    const entry = { linkmanId, productId: PRODUCT, doseNo: 1, depaCode: CLINIC, day };
    await provider.ok('POST /subscribe/waiting/join.do', entry, owner);
    const list = await provider.ok('GET /subscribe/waiting/list.do', {}, owner);
    return { waitingId: list[0]?.waitingId ?? '' };
  };

/** A picture of one byte, which nothing decodes. */
export const anUpload =
  (testDatabase: TestDatabase): Having<{ fileId: string }> =>
  async ({ userId }) => {
    const fileId = 'f'.repeat(21);
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(
        `insert into uploads (id, user_id, kind, type, bytes, created_at) values ($1, $2, 'image', 'png', 1, ${sqlNow()})`,
        [fileId, userId],
      ),
    );
    return { fileId };
  };

/** An unread message. */
export const aMessage =
  (testDatabase: TestDatabase, kind: MessageKind): Having<{ messageId: string }> =>
  async ({ userId }) => {
    const messageId = await inDatabase(testDatabase, async ({ pool }) => {
      const { rows } = await pool.query<{ id: number }>(
        `insert into messages (user_id, message_class, kind, params, created_at)
         values ($1, $2, $3, '{}', ${sqlNow()}) returning id`,
        [userId, MESSAGE_KINDS[kind], kind],
      );
      return String(rows[0]?.id);
    });
    return { messageId };
  };

/** Answers about somebody's visit, as a draft and as what is sent. */
export const aQuestionnaireDraft = (orderId: string) => ({
  ...{ code: 'visit', version: 1, orderId, attempt: newKey() },
  ...{ answers: [], at: null, savedAt: 0 },
});

/** The form of a family member; with an id, of that one. */
export const aMemberForm = (linkmanId: string) => ({
  linkmanId,
  name: '别人',
  documentKind: 2,
  documentNumber: 'E55667788',
  sex: 1,
  birthday: '1990-01-01',
  relationType: 7,
  mobile: '13800000009',
  consent: true,
});
