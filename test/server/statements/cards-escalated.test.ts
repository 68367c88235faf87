import { REPORT_WITHIN, TAKE_WITHIN } from '@contract/follow-up/card-rules';
import { CODE } from '@contract/errors';
import type { Level } from '@contract/follow-up/severity-rules';
import type { Db } from '../../../server/db/database';
import {
  closeCard,
  listCards,
  takeCard,
} from '../../../server/domain/aftercare/follow-up/clinic-cards';
import { escalate, notifyDuty } from '../../../server/domain/aftercare/follow-up/escalate';
import { openCard } from '../../../server/domain/aftercare/follow-up/open-card';
import { consent, erase, stop } from '../../../server/domain/aftercare/follow-up/series';
import type { Staff } from '../../../server/http/context';
import { CLINIC, OTHER_CLINIC } from '../kit/worlds/booking-world';
import { bookingIn } from './booking-in';
import { messagesTo } from './drawn-lottery';
import { bookingOf, DAY as VISIT_DAY, HOUR, MINUTE, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';
import { whileLocked } from './while-locked';
import { sqlNow } from '../../run-clock';
import { agreedTo } from '../../samples/agreed';

const STAFF: Staff = {
  tokenHash: '',
  staffId: 'staff-1',
  name: '王护士',
  depaCode: CLINIC,
  role: 'desk',
};

let world: StatementWorld;
let db: Db;
beforeAll(async () => {
  world = await openStatements();
  ({ db } = world.database);
  for (const [id, clinic] of [
    [STAFF.staffId, CLINIC],
    ['staff-2', OTHER_CLINIC],
  ])
    await world.run(
      `insert into staff (id, depa_code, name, login, password_hash, role) values ($1, $2, $3, $1, '', 'desk')`,
      [id, clinic, STAFF.name],
    );
});
// Other cards would be claimed with those of the next test.
afterEach(() => world.run('delete from aefi_cards', []));
afterAll(() => world?.close());

/** A vaccination whose family has agreed to a follow-up. */
async function followed() {
  const caller = world.caller();
  const { userId } = caller;
  const booking = bookingOf(caller, await world.slot());
  await bookingIn(world).book(booking);
  const key = { userId, depaCode: CLINIC, day: VISIT_DAY };
  await consent(db, { key, doses: [] } as never, agreedTo('followUpConsent'), NOW);
  const seriesId = String(
    await world.value('select id from follow_up_series where user_id = $1', [userId]),
  );
  return { key, seriesId, orderId: booking.orderId, userId };
}
type Followed = Awaited<ReturnType<typeof followed>>;
const report = (of: Followed, level: Level, now = NOW) =>
  db.transaction().execute((trx) => openCard(trx, { ...of, level, now }));
/** A vaccination with a card of a level, opened at {@link NOW}. */
async function carded(level: Level) {
  const of = await followed();
  await report(of, level);
  return of;
}
const cardOf = async ({ orderId }: Followed) => {
  const [row] = await world.run<Record<string, Date> & { id: string; level: string }>(
    'select * from aefi_cards where order_id = $1 order by opened_at desc limit 1',
    [orderId],
  );
  if (!row) throw new Error('There is no card.');
  return row;
};
const eventsOf = async (of: Followed) => {
  const rows = await world.run<{ kind: string }>(
    'select kind from aefi_card_events where card_id = $1 order by id',
    [(await cardOf(of)).id],
  );
  return rows.map(({ kind }) => kind);
};
const take = async (of: Followed, now = NOW) => takeCard(db, STAFF, (await cardOf(of)).id, now);

describe('a card', () => {
  test.each(['emergency', 'urgent', 'clinic'] as const)(
    'of level %s is to be taken and reported within its times',
    async (level) => {
      expect(await cardOf(await carded(level))).toMatchObject({
        level,
        take_by: new Date(NOW + TAKE_WITHIN[level]),
        report_by: new Date(NOW + REPORT_WITHIN[level]),
      });
    },
  );
  test.each(['none', 'home'] as const)('is not opened for what is %s', async (level) => {
    await expect(cardOf(await carded(level))).rejects.toThrow('no card');
  });
  test('is one a vaccination: a further answer is added, and moves nothing', async () => {
    const of = await carded('urgent');
    await report(of, 'clinic', NOW + MINUTE);
    await report(of, 'urgent', NOW + MINUTE);
    expect(await eventsOf(of)).toEqual(['opened', 'answered', 'answered']);
    expect(await cardOf(of)).toMatchObject({
      level: 'urgent',
      take_by: new Date(NOW + TAKE_WITHIN.urgent),
    });
  });
  test('that becomes more urgent has to be taken again, and sooner', async () => {
    const of = await carded('clinic');
    await take(of);
    await report(of, 'emergency', NOW + HOUR);
    expect(await cardOf(of)).toMatchObject({
      ...{ level: 'emergency', taken_at: null, taken_by: null },
      take_by: new Date(NOW + HOUR + TAKE_WITHIN.emergency),
      report_by: new Date(NOW + HOUR + REPORT_WITHIN.emergency),
    });
    expect(await eventsOf(of)).toEqual(['opened', 'taken', 'worsened']);
  });
  test('never gets more time for its report by becoming more urgent', async () => {
    const of = await carded('clinic');
    await report(of, 'urgent', NOW + HOUR);
    expect((await cardOf(of)).report_by).toEqual(new Date(NOW + REPORT_WITHIN.clinic));
  });
  test('is a new one after the clinic has closed the last', async () => {
    const of = await carded('clinic');
    await take(of);
    const { id: cardId } = await cardOf(of);
    await closeCard(db, STAFF, { cardId, outcome: 'notAefi' }, NOW);
    await report(of, 'clinic', NOW + HOUR);
    expect((await cardOf(of)).id).not.toBe(cardId);
  });
});

test('what is reported while the clinic closes the card gets a new one', async () => {
  const of = await carded('clinic');
  await take(of);
  const { id } = await cardOf(of);
  const close = `update aefi_cards set closed_at = opened_at, closed_by = taken_by, outcome = 'notAefi' where id = $1`;
  await whileLocked(
    world,
    ['select from aefi_cards where id = $1 for update', [id]],
    () => report(of, 'urgent', NOW + 1),
    { change: [close, [id]] },
  );
  expect(await cardOf(of)).toMatchObject({ level: 'urgent', closed_at: null });
});

describe('a card that nobody takes', () => {
  const late = NOW + TAKE_WITHIN.urgent;
  test('is escalated at its time and not before, once', async () => {
    const of = await carded('urgent');
    expect(await escalate(db, late - 1)).toBe(0);
    expect(await escalate(db, late)).toBe(1);
    expect(await escalate(db, late + HOUR)).toBe(0);
    expect((await cardOf(of)).escalated_at).toEqual(new Date(late));
    expect(await eventsOf(of)).toEqual(['opened', 'escalated']);
    expect(await messagesTo(world, of)).toEqual(['aefiUnanswered']);
  });
  test('names the product, the clinic and its telephone to the family', async () => {
    const { userId } = await carded('urgent');
    await escalate(db, late);
    expect(await world.value('select params from messages where user_id = $1', [userId])).toEqual({
      product: { zh: '疫苗 P1', en: '疫苗 P1' },
      clinic: { zh: '门诊 D1', en: '门诊 D1' },
      phone: '01000000000',
    });
  });
  test.each([
    ['taken', (of: Followed) => take(of)],
    [
      'taken and closed',
      async (of: Followed) => {
        await take(of);
        const { id: cardId } = await cardOf(of);
        await closeCard(db, STAFF, { cardId, outcome: 'reported' }, NOW);
      },
    ],
  ] as const)('is none that was %s in time', async (_what, step) => {
    const of = await carded('urgent');
    await step(of);
    expect(await escalate(db, late)).toBe(0);
  });
  test('is escalated anew where it becomes more urgent, and told again', async () => {
    const of = await carded('urgent');
    await escalate(db, late);
    await report(of, 'emergency', late);
    expect(await escalate(db, late + TAKE_WITHIN.emergency - 1)).toBe(0);
    expect(await escalate(db, late + TAKE_WITHIN.emergency)).toBe(1);
    expect(await messagesTo(world, of)).toEqual(['aefiUnanswered', 'aefiUnanswered']);
  });
  test('is escalated once by two processes at the same time', async () => {
    const of = await carded('urgent');
    const counts = await Promise.all([escalate(db, late), escalate(db, late)]);
    expect(counts.sort()).toEqual([0, 1]);
    expect(await eventsOf(of)).toEqual(['opened', 'escalated']);
  });
  test('writes to nobody whose account was deleted, and is late at the desk all the same', async () => {
    const of = await carded('urgent');
    await world.run(`update users set deleted_at = ${sqlNow()}, mobile = null where id = $1`, [
      of.userId,
    ]);
    expect(await escalate(db, late)).toBe(1);
    expect(await messagesTo(world, of)).toEqual([]);
  });
});

describe('the person on duty', () => {
  const late = NOW + TAKE_WITHIN.urgent;
  const sends = (...answers: boolean[]) => {
    const sent: string[] = [];
    const send = (_text: string, id: string): Promise<boolean> => {
      sent.push(id);
      return Promise.resolve(answers.shift() ?? true);
    };
    return { sent, send };
  };
  const escalated = async () => {
    const of = await carded('urgent');
    await escalate(db, late);
    const { id, take_by: by } = await cardOf(of);
    return { of, sms: `aefi-${id}-${by?.getTime()}` };
  };

  test('gets one SMS about each escalated card, and none about others', async () => {
    const [one, two] = [await escalated(), await escalated()];
    await carded('urgent');
    const { sent, send } = sends();
    await notifyDuty(db, send, late);
    await notifyDuty(db, send, late + HOUR);
    expect(sent.sort()).toEqual([one.sms, two.sms].sort());
  });
  test('reads the clinic’s name and nothing of anybody', async () => {
    await escalated();
    const texts: string[] = [];
    await notifyDuty(db, (text) => Promise.resolve(texts.push(text) > 0), late);
    expect(texts).toEqual([expect.stringContaining('门诊 D1')]);
    expect(texts[0]).not.toMatch(/测试|疫苗 P1/);
  });
  test('is tried again a minute later where it was not sent, and no other one before', async () => {
    const one = await escalated();
    await escalated();
    const { sent, send } = sends(false);
    await notifyDuty(db, send, late);
    expect(sent).toHaveLength(1);
    await notifyDuty(db, send, late + MINUTE - 1);
    await notifyDuty(db, send, late + MINUTE);
    expect(new Set(sent).size).toBe(2);
    expect(sent).toHaveLength(3);
    expect(sent).toContain(one.sms);
  });
  test('is claimed for ten minutes, and again where the provider stopped in between', async () => {
    const { sms } = await escalated();
    const died = () => Promise.reject(new Error('stopped'));
    await expect(notifyDuty(db, died, late)).rejects.toThrow('stopped');
    const { sent, send } = sends();
    await notifyDuty(db, send, late + 10 * MINUTE - 1);
    expect(sent).toEqual([]);
    await notifyDuty(db, send, late + 10 * MINUTE);
    expect(sent).toEqual([sms]);
  });
  test('gets none about a card that was taken meanwhile', async () => {
    const { of } = await escalated();
    await take(of, late);
    const { sent, send } = sends();
    await notifyDuty(db, send, late);
    expect(sent).toEqual([]);
  });
  test('gets another about a card that has become more urgent since, with another number', async () => {
    const { of, sms } = await escalated();
    const { sent, send } = sends();
    await notifyDuty(db, send, late);
    await report(of, 'emergency', late);
    await escalate(db, late + HOUR);
    await notifyDuty(db, send, late + HOUR);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sms);
    expect(sent[1]).not.toBe(sms);
  });
  test('gets it too where the card has become more urgent while the SMS was under way', async () => {
    const { of } = await escalated();
    const meanwhile = async (): Promise<boolean> => {
      await report(of, 'emergency', late);
      return true;
    };
    await notifyDuty(db, meanwhile, late);
    expect((await cardOf(of)).duty_notified_at).toBeNull();
  });
});

describe('the clinic', () => {
  test('takes a card once, and the family learns who did', async () => {
    const of = await carded('clinic');
    await take(of);
    await takeCard(db, { ...STAFF, staffId: 'staff-2' }, (await cardOf(of)).id, NOW + 1);
    expect(await cardOf(of)).toMatchObject({ taken_by: STAFF.staffId, taken_at: new Date(NOW) });
    expect(await messagesTo(world, of)).toEqual(['aefiTaken']);
  });
  test('takes, closes and sees none of another clinic', async () => {
    const of = await carded('clinic');
    const { id: cardId } = await cardOf(of);
    const other = { ...STAFF, depaCode: OTHER_CLINIC };
    await takeCard(db, other, cardId, NOW);
    expect((await cardOf(of)).taken_at).toBeNull();
    const closed = closeCard(db, other, { cardId, outcome: 'notAefi' }, NOW);
    await expect(closed).rejects.toMatchObject({ code: CODE.NOT_FOUND });
    expect(await listCards(db, OTHER_CLINIC, NOW)).toEqual([]);
  });
  test('closes a card after it was taken, and once', async () => {
    const of = await carded('clinic');
    const { id: cardId } = await cardOf(of);
    const close = (outcome: 'notAefi' | 'reported') =>
      closeCard(db, STAFF, { cardId, outcome }, NOW);
    await expect(close('notAefi')).rejects.toMatchObject({ code: CODE.ORDER_STATE });
    await take(of);
    expect(await close('notAefi')).toEqual({ outcome: 'notAefi', by: STAFF.name });
    expect(await close('reported')).toEqual({ outcome: 'notAefi', by: STAFF.name });
  });
  test('has the most urgent card first, and a closed one for a day', async () => {
    const cards = [await carded('clinic'), await carded('emergency'), await carded('urgent')];
    const [, emergency] = cards as [Followed, Followed, Followed];
    const levels = async (now: number) =>
      (await listCards(db, CLINIC, now)).map(({ level }) => level);
    expect(await levels(NOW)).toEqual(['emergency', 'urgent', 'clinic']);
    await take(emergency);
    const { id: cardId } = await cardOf(emergency);
    await closeCard(db, STAFF, { cardId, outcome: 'reported' }, NOW);
    expect(await levels(NOW + 24 * HOUR - 1)).toEqual(['urgent', 'clinic', 'emergency']);
    expect(await levels(NOW + 24 * HOUR)).toEqual(['urgent', 'clinic']);
  });
});

describe('a family that withdraws its consent', () => {
  test('takes back a card that nobody has taken, and not one that somebody has', async () => {
    const [open, taken] = [await carded('clinic'), await carded('clinic')];
    await take(taken);
    // Taken once is known to the clinic, though it waits for somebody again.
    await report(taken, 'urgent', NOW + 1);
    for (const { key } of [open, taken]) await stop(db, key, NOW);
    await expect(cardOf(open)).rejects.toThrow('no card');
    expect((await cardOf(taken)).level).toBe('urgent');
  });
  test('cannot delete what the clinic works on, until it is closed', async () => {
    const of = await carded('clinic');
    await take(of);
    await expect(erase(db, of.key)).rejects.toMatchObject({ code: CODE.ORDER_STATE });
    const { id: cardId } = await cardOf(of);
    await closeCard(db, STAFF, { cardId, outcome: 'notAefi' }, NOW);
    await erase(db, of.key);
    // What the clinic has worked on stays with it.
    expect(await cardOf(of)).toMatchObject({ outcome: 'notAefi', series_id: null });
  });
});
