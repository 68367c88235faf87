import { DOCUMENT_VERSIONS } from '@contract/agreement/text-rules';
import { CODE } from '@contract/errors';
import { newKey } from '../kit/worlds/booking-world';
import {
  createFollowUpWorld,
  DAY,
  DETAIL,
  DONE_AT,
  ERASE,
  HOUR,
  STOP,
} from '../kit/worlds/follow-up-world';
import type { Account, FollowUpWorld } from '../kit/worlds/follow-up-world';

const MESSAGES = 'GET /message/message/pageList.do';
const HISTORY = 'GET /order/followUp/history.do';
const FIGURES = 'GET /vaccine/product/followUpFigures.do';
const PEOPLE = 24;

let follow: FollowUpWorld;
beforeAll(async () => {
  follow = await createFollowUpWorld(PEOPLE + 6);
});
afterAll(() => follow?.remove());

const nth = (index: number): Account => follow.accounts[index] as Account;
const detail = (caller: Account, orderId: string) =>
  follow.provider().ok(DETAIL, { orderId }, caller);
/** The reminders of an account, as far as the job has written them. */
async function reminders(caller: Account): Promise<readonly { body: string; link: unknown }[]> {
  const { list } = await follow.provider().ok(MESSAGES, { messageClass: 'reminder' }, caller);
  return list.filter(({ kind }) => kind === 'followUp');
}

describe('a family’s follow-up', () => {
  let owner: Account;
  let own: string;
  let child: string;
  beforeAll(async () => {
    owner = nth(0);
    own = await follow.vaccinate(owner);
    child = await follow.vaccinate(owner, follow.world.secondIds[0]);
    await follow.at(HOUR);
  });

  test('is off until it is agreed to: nothing is asked, no answer is taken', async () => {
    const shown = await detail(owner, own);
    expect(shown).toMatchObject({ state: 'off', departmentPhone: '01000000000' });
    expect(shown.people.map(({ orderId }) => orderId).sort()).toEqual([own, child].sort());
    expect(shown.rounds.map(({ round, dueAt }) => [round, (dueAt - DONE_AT) / DAY])).toEqual([
      ['d1', 1],
      ['d3', 3],
      ['d8', 8],
    ]);
    expect(await follow.answer(owner, own)).toMatchObject({ code: CODE.ORDER_STATE });
  });

  test('is one for the whole visit, agreed to once', async () => {
    await follow.consent(owner, own);
    await follow.consent(owner, child);
    expect(await detail(owner, own)).toMatchObject({ state: 'on' });
    expect(await detail(owner, child)).toMatchObject({ state: 'on' });
    const { rows } = await follow.sql(`select consent_version from follow_up_series`);
    expect(rows).toEqual([{ consent_version: DOCUMENT_VERSIONS.followUpConsent }]);
  });

  test('reminds once a round, with a link to the page', async () => {
    await follow.provider().runJobs();
    expect(await reminders(owner)).toEqual([]);
    await follow.settledAt(DAY + HOUR);
    const [message] = await reminders(owner);
    expect(message?.body).toContain('疫苗 P1');
    expect(message?.link).toMatchObject({ page: 'followUp' });
    await follow.settledAt(DAY + 2 * HOUR);
    expect(await reminders(owner)).toHaveLength(1);
  });

  test('stores an answer once under its id, and refuses another one under it', async () => {
    const submissionId = newKey();
    const first = { submissionId, unusual: true, symptoms: ['pain'] as const, temperature: 37.8 };
    const answers = await Promise.all(
      [1, 2, 3].map(() => follow.answer(owner, own, { ...first, symptoms: ['pain'] })),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill(CODE.SUCCESS));
    const other = { ...first, symptoms: ['pain', 'tired'] as ('pain' | 'tired')[] };
    expect(await follow.answer(owner, own, other)).toMatchObject({ code: CODE.KEY_REUSED });
    const { people } = await detail(owner, own);
    const person = people.find(({ orderId }) => orderId === own);
    expect(person).toMatchObject({ answered: true, handling: null });
    expect(person?.answers).toEqual([
      expect.objectContaining({
        round: 'd1',
        level: 'home',
        symptoms: ['pain', 'fever'],
        temperature: 37.8,
      }),
    ]);
    expect(people.find(({ orderId }) => orderId === child)?.answered).toBe(false);
  });

  test.each([
    [{ temperature: 31.9 }],
    [{ temperature: 43.1 }],
    [{ swelling: 0 }],
    [{ swelling: 30.1 }],
    [{ symptoms: ['fatal'] }],
    [{ submissionId: 'short' }],
  ])('refuses %p', async (change) => {
    const wrong = { unusual: true, ...change } as object;
    expect(await follow.answer(owner, own, wrong)).toMatchObject({ code: CODE.PARAMETERS });
  });

  test('who has answered the round is not reminded of it, others of the family are', async () => {
    await follow.settledAt(3 * DAY + HOUR);
    expect(await reminders(owner)).toHaveLength(2);
    await follow.answer(owner, own);
    await follow.answer(owner, child);
    expect((await detail(owner, own)).people.map(({ answered }) => answered)).toEqual([true, true]);
  });

  test('is in the history of the person whom it was about, and of nobody else', async () => {
    const history = await follow.provider().ok(HISTORY, { linkmanId: owner.linkmanId }, owner);
    expect(history.visits.map(({ orderId }) => orderId)).toEqual([own]);
    expect(history.visits[0]?.answers.map(({ level }) => level)).toEqual(['none', 'home']);
    expect(history.figures).toEqual([]);
    const { code } = await follow.provider().call(HISTORY, { linkmanId: owner.linkmanId }, nth(1));
    expect(code).toBe(CODE.NOT_FOUND);
  });

  test('ends at once when the consent is withdrawn', async () => {
    const { state } = await follow.provider().ok(STOP, { orderId: own }, owner);
    expect(state).toBe('stopped');
    expect(await follow.answer(owner, own)).toMatchObject({ code: CODE.ORDER_STATE });
    const open = await follow.sql(`select from follow_up_rounds where reminded_at is null`);
    expect(open.rows).toEqual([]);
    await follow.settledAt(8 * DAY + HOUR);
    expect(await reminders(owner)).toHaveLength(2);
    // The account's own history stays, until it deletes it.
    expect((await detail(owner, own)).people.flatMap(({ answers }) => answers)).toHaveLength(3);
  });

  test('deletes its answers when asked to', async () => {
    const shown = await follow.provider().ok(ERASE, { orderId: own }, owner);
    expect(shown.people.flatMap(({ answers }) => answers)).toEqual([]);
    const { rows } = await follow.sql(`select from follow_up_answers where user_id = $1`, [
      owner.userId,
    ]);
    expect(rows).toEqual([]);
  });

  test('takes no answers two weeks after its last question', async () => {
    await follow.consent(owner, own);
    await follow.at(22 * DAY - HOUR);
    expect(await follow.answer(owner, own)).toMatchObject({ code: CODE.SUCCESS });
    await follow.at(22 * DAY + HOUR);
    expect(await follow.answer(owner, own)).toMatchObject({ code: CODE.ORDER_STATE });
    expect(await detail(owner, own)).toMatchObject({ state: 'ended' });
  });

  test('is deleted two years after the visit', async () => {
    await follow.settledAt(731 * DAY);
    expect((await follow.sql(`select from follow_up_series`)).rows).toEqual([]);
  });
});

describe('figures', () => {
  const figures = () => follow.provider().ok(FIGURES, { vaccId: 'P1' });

  test('are told from 20 people on, in ranges, without those who stopped', async () => {
    // Bookings are made before the day.
    await follow.at(-2 * DAY);
    const orders: [Account, string][] = [];
    for (let index = 1; index <= PEOPLE; index += 1)
      orders.push([nth(index), await follow.vaccinate(nth(index))]);
    await follow.at(DAY + HOUR);
    for (const [index, [caller, orderId]] of orders.entries()) {
      await follow.consent(caller, orderId);
      if (index >= 20) continue;
      const unusual = index < 2 ? { unusual: true, temperature: 38 } : {};
      await follow.answer(caller, orderId, unusual);
    }
    const [first, second] = orders as [[Account, string], [Account, string]];
    // A second answer of the same person counts no second time.
    await follow.answer(...first, { unusual: true, symptoms: ['fever'] });
    expect(await figures()).toMatchObject({
      people: 20,
      shares: expect.arrayContaining([
        { figure: 'unusual', share: 'in10' },
        { figure: 'fever', share: 'in10' },
        { figure: 'rash', share: 'none' },
      ]),
    });
    await follow.provider().ok(STOP, { orderId: second[1] }, second[0]);
    // They are told anew after an hour.
    await follow.at(DAY + 3 * HOUR);
    expect(await figures()).toBeNull();
  });
});
