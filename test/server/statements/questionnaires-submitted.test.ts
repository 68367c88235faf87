import { CODE } from '@contract/errors';
import { END } from '@contract/questionnaire/question-rules';
import type { Answer, Answers } from '@contract/questionnaire/question-rules';
import type { Questionnaire } from '@contract/questionnaire/questionnaire-rules';
import type { Db } from '../../../server/db/database';
import { setOpen } from '../../../server/domain/aftercare/questionnaire/closing';
import { draftOf, saveDraft } from '../../../server/domain/aftercare/questionnaire/drafts';
import { releaseAnswers } from '../../../server/domain/aftercare/questionnaire/release';
import {
  countAnswers,
  storedAnswers,
} from '../../../server/domain/aftercare/questionnaire/stored-answers';
import { submit } from '../../../server/domain/aftercare/questionnaire/submit';
import { CLINIC, newKey, OTHER_CLINIC } from '../kit/worlds/booking-world';
import { bookingIn } from './booking-in';
import { bookingOf, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';
import { sqlNow } from '../../run-clock';

const TODAY = '2026-05-04';
const both = (text: string) => ({ zh: text, en: text });
const common = { title: both('?'), required: true };
const option = (id: string) => ({ id, label: both(id) });

let versions = 0;
/** A questionnaire that nobody has answered: of `reaction`, `no` ends it; pictures may be passed by. */
async function published(more: Partial<Questionnaire> = {}): Promise<Questionnaire> {
  versions += 1;
  const definition: Questionnaire = {
    code: `q${versions}`,
    version: 1,
    surface: 'product',
    topic: 'service',
    about: 'general',
    anonymous: false,
    opens: TODAY,
    closes: TODAY,
    title: both('t'),
    intro: both('i'),
    thanks: both('t'),
    questions: [
      {
        ...{ ...common, id: 'reaction', kind: 'single', next: 'degrees' },
        options: [option('yes'), option('no')],
        jumps: [{ when: { kind: 'chosen', option: 'no' }, to: END }],
      },
      { ...common, id: 'degrees', kind: 'number', min: 34, max: 43, decimals: 1, next: 'photo' },
      {
        ...common,
        id: 'photo',
        title: both('How was {reaction}?'),
        kind: 'picture',
        max: 2,
        required: false,
        next: END,
      },
    ],
    ...more,
  };
  await world.run('insert into questionnaire_versions (code, version, hash) values ($1, 1, $2)', [
    definition.code,
    '',
  ]);
  return definition;
}

let world: StatementWorld;
let db: Db;
beforeAll(async () => {
  world = await openStatements();
  ({ db } = world.database);
});
afterAll(() => world?.close());

const chosen = (id: string): Answer => ({ kind: 'choice', options: [id] });
const degrees = (value: number): Answer => ({ kind: 'number', value });
const pictures = (...fileIds: string[]): Answer => ({ kind: 'picture', fileIds });
const SKIPPED: Answer = { kind: 'skipped' };
const NO: Answers = { reaction: chosen('no') };
const FEVER: Answers = { reaction: chosen('yes'), degrees: degrees(38.5), photo: SKIPPED };

interface Sent {
  readonly userId: string;
  readonly id?: string;
  readonly orderId?: string;
  readonly today?: string;
}
const send = (questionnaire: Questionnaire, answers: Answers, sent: Sent) => {
  const { userId, id = newKey(), orderId, today = TODAY } = sent;
  return submit(db, { userId, questionnaire, orderId, today }, { id, answers }, NOW);
};
const someone = () => world.caller().userId;
const beansOf = (userId: string) =>
  world.value(`select beans from bean_task_progress where user_id = $1`, [userId]);

const saved = (questionnaire: Questionnaire, { userId, orderId }: Sent) => {
  const draft = { attempt: newKey(), answers: NO, at: null, savedAt: NOW };
  return saveDraft(db, { userId, questionnaire, orderId, today: TODAY }, draft, NOW);
};
const left = ({ code }: Questionnaire, { userId, orderId = '' }: Sent) =>
  draftOf(db, { userId, code, subject: orderId });

/** Inserts a picture of an account. @returns its id */
async function picture(userId: string, kind = 'image'): Promise<string> {
  const id = newKey();
  await world.run(
    `insert into uploads (id, user_id, type, bytes, kind, created_at) values ($1, $2, '', 1, $3, $4)`,
    [id, userId, kind, new Date(NOW)],
  );
  return id;
}

describe('answers that are sent', () => {
  test('are stored as far as their path goes', async () => {
    const [questionnaire, userId] = [await published(), someone()];
    await send(questionnaire, { ...FEVER, ...NO }, { userId });
    expect(await storedAnswers(db, questionnaire)).toEqual([NO]);
    expect(await countAnswers(db, questionnaire)).toBe(1);
  });
  test('count once: the same attempt again changes nothing, another one is refused', async () => {
    const [questionnaire, userId] = [await published(), someone()];
    const id = newKey();
    await send(questionnaire, FEVER, { userId, id });
    await send(questionnaire, NO, { userId, id });
    const another = send(questionnaire, NO, { userId });
    await expect(another).rejects.toMatchObject({ code: CODE.QUESTIONNAIRE_ANSWERED });
    expect(await storedAnswers(db, questionnaire)).toEqual([FEVER]);
  });
  test('count once, though two attempts come at the same moment', async () => {
    const [questionnaire, userId] = [await published(), someone()];
    const answers = await Promise.allSettled([
      send(questionnaire, NO, { userId }),
      send(questionnaire, FEVER, { userId }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await countAnswers(db, questionnaire)).toBe(1);
  });
  test('are refused from an account that was deleted', async () => {
    const [questionnaire, userId] = [await published(), someone()];
    await world.run(`update users set deleted_at = ${sqlNow()}, mobile = null where id = $1`, [
      userId,
    ]);
    const sent = send(questionnaire, NO, { userId });
    await expect(sent).rejects.toMatchObject({ code: CODE.LOGIN_INVALID });
  });
  test('end the draft of the same questionnaire, and no other', async () => {
    const [questionnaire, other] = [await published(), await published()];
    const [who, otherUser] = [{ userId: someone() }, { userId: someone() }];
    await saved(questionnaire, who);
    await saved(other, who);
    await saved(questionnaire, otherUser);
    await send(questionnaire, NO, who);
    expect(await left(questionnaire, who)).toBeNull();
    expect(await left(other, who)).toMatchObject({ answers: NO });
    expect(await left(questionnaire, otherUser)).toMatchObject({ answers: NO });
  });
});

describe('an answer that cannot be taken', () => {
  test.each<[string, Answers, string]>([
    ['the first question is open', {}, 'reaction'],
    ['a choice is none of the question’s', { reaction: chosen('maybe') }, 'reaction'],
    ['two are chosen of one', { reaction: { kind: 'choice', options: ['yes', 'no'] } }, 'reaction'],
    ['a further question is open', { reaction: chosen('yes') }, 'degrees'],
    ['a required one is passed by', { ...FEVER, degrees: SKIPPED }, 'degrees'],
    ['a number is too small', { ...FEVER, degrees: degrees(33.9) }, 'degrees'],
    ['a number is too large', { ...FEVER, degrees: degrees(43.1) }, 'degrees'],
    ['a number is too fine', { ...FEVER, degrees: degrees(38.55) }, 'degrees'],
    ['it is of another kind', { ...FEVER, degrees: { kind: 'text', text: '38' } }, 'degrees'],
    ['an optional one was not shown', { ...FEVER, photo: pictures() }, 'photo'],
    ['there are too many pictures', { ...FEVER, photo: pictures('a', 'b', 'c') }, 'photo'],
  ])('leads back to its question: %s', async (_what, answers, questionId) => {
    const [questionnaire, userId] = [await published(), someone()];
    const sent = send(questionnaire, answers, { userId });
    await expect(sent).rejects.toMatchObject({
      code: CODE.QUESTIONNAIRE_INCOMPLETE,
      details: { data: { questionId } },
    });
    // The attempt does not count as taking part.
    await send(questionnaire, FEVER, { userId });
  });
  test.each([34, 43])('is not one at the limit: %d', async (value) => {
    const questionnaire = await published();
    await send(questionnaire, { ...FEVER, degrees: degrees(value) }, { userId: someone() });
    expect(await countAnswers(db, questionnaire)).toBe(1);
  });
});

describe('a questionnaire', () => {
  test.each([
    ['before its first day', { opens: '2026-05-05', closes: '2026-05-06' }],
    ['after its last day', { opens: '2026-05-02', closes: '2026-05-03' }],
  ])('takes no answers %s', async (_when, dates) => {
    const questionnaire = await published(dates);
    const sent = send(questionnaire, NO, { userId: someone() });
    await expect(sent).rejects.toMatchObject({ code: CODE.QUESTIONNAIRE_CLOSED });
  });
  test('takes none while staff have closed it', async () => {
    const [questionnaire, next] = [await published(), await published()];
    await setOpen(db, questionnaire, false, NOW);
    const sent = send(questionnaire, NO, { userId: someone() });
    await expect(sent).rejects.toMatchObject({ code: CODE.QUESTIONNAIRE_CLOSED });
    await send(next, NO, { userId: someone() });
    await setOpen(db, questionnaire, true, NOW);
    await send(questionnaire, NO, { userId: someone() });
  });
  test('answers a repeat of what it has taken, though it is closed by now', async () => {
    const [questionnaire, userId, id] = [await published(), someone(), newKey()];
    await send(questionnaire, NO, { userId, id });
    await setOpen(db, questionnaire, false, NOW);
    await send(questionnaire, NO, { userId, id });
    expect(await countAnswers(db, questionnaire)).toBe(1);
  });
  test('gives beans, unless it is about health', async () => {
    const [service, health] = [someone(), someone()];
    await send(await published(), NO, { userId: service });
    await send(await published({ topic: 'health' }), NO, { userId: health });
    expect(await beansOf(service)).toBe(10);
    expect(await beansOf(health)).toBeUndefined();
  });
});

describe('a picture in an answer', () => {
  const withPictures = async (userId: string, ...ids: string[]) =>
    send(await published(), { ...FEVER, photo: pictures(...ids) }, { userId });
  test('is in use from then on', async () => {
    const userId = someone();
    const id = await picture(userId);
    await withPictures(userId, id);
    expect(await world.value('select used_at from uploads where id = $1', [id])).toEqual(
      new Date(NOW),
    );
  });
  test.each([
    ['is not there', () => Promise.resolve('no-such')],
    ['is somebody else’s', () => picture(someone())],
    ['is a video', (userId: string) => picture(userId, 'video')],
  ])('leads back to its question where it %s, and nothing is stored', async (_what, made) => {
    const userId = someone();
    const [own, other] = [await picture(userId), await made(userId)];
    await expect(withPictures(userId, own, other)).rejects.toMatchObject({
      code: CODE.NOT_FOUND,
      details: { data: { questionId: 'photo' }, message: { en: expect.stringContaining('yes') } },
    });
    expect(await world.value('select used_at from uploads where id = $1', [own])).toBeNull();
  });
});

describe('an anonymous questionnaire', () => {
  const answered = async (count: number, questionnaire: Questionnaire) => {
    for (let sent = 0; sent < count; sent += 1)
      await send(questionnaire, NO, { userId: someone() });
    await releaseAnswers(db);
    return countAnswers(db, questionnaire);
  };
  test('stores no account with its answers, and shows none before there are five', async () => {
    const questionnaire = await published({ anonymous: true });
    expect(await answered(4, questionnaire)).toBe(0);
    expect(await storedAnswers(db, questionnaire)).toEqual([]);
    expect(await answered(1, questionnaire)).toBe(5);
    expect(await answered(4, questionnaire)).toBe(5);
    expect(await answered(1, questionnaire)).toBe(10);
    const named = 'select count(*)::int from questionnaire_responses where code = $1';
    expect(await world.value(named, [questionnaire.code])).toBe(0);
  });
  test('writes answers anew when it shows them, under ids that nobody has seen', async () => {
    const questionnaire = await published({ anonymous: true });
    const ids = async () =>
      (
        await world.run<{ id: string }>('select id from anonymous_responses where code = $1', [
          questionnaire.code,
        ])
      ).map(({ id }) => id);
    await answered(4, questionnaire);
    const before = await ids();
    await answered(1, questionnaire);
    const after = await ids();
    expect(after).toHaveLength(5);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
    expect(after).toEqual([...after].sort());
    // Those stay as they are when others join them.
    await answered(5, questionnaire);
    expect(await ids()).toEqual(expect.arrayContaining(after));
  });
  test('is answered once by an account as well', async () => {
    const [questionnaire, userId] = [await published({ anonymous: true }), someone()];
    await send(questionnaire, NO, { userId });
    const again = send(questionnaire, NO, { userId });
    await expect(again).rejects.toMatchObject({ code: CODE.QUESTIONNAIRE_ANSWERED });
  });
  test('has no drafts', async () => {
    const draft = saved(await published({ anonymous: true }), { userId: someone() });
    await expect(draft).rejects.toMatchObject({ code: CODE.PARAMETERS });
  });
});

describe('a draft', () => {
  test('is replaced by a newer one only, and no clock that is ahead keeps others out', async () => {
    const [questionnaire, userId] = [await published(), someone()];
    const attempt = { userId, questionnaire, orderId: undefined, today: TODAY };
    const save = async (at: string, savedAt: number, now = NOW) => {
      await saveDraft(db, attempt, { attempt: 'a', answers: NO, at, savedAt }, now);
      return (await draftOf(db, { userId, code: questionnaire.code, subject: '' }))?.at;
    };
    expect(await save('first', NOW - 1_000)).toBe('first');
    expect(await save('older', NOW - 1_001)).toBe('first');
    expect(await save('newer', NOW - 999)).toBe('newer');
    expect(await save('ahead', NOW + 9_999)).toBe('ahead');
    expect(await save('next', NOW + 1, NOW + 1)).toBe('next');
  });
});

describe('a questionnaire about a visit', () => {
  const book = (...bookings: ReturnType<typeof bookingOf>[]) => bookingIn(world).book(...bookings);
  /** Vaccinations of an account on a day. @returns the orders, the one that was booked first, first */
  async function visit(day: string, count = 1, more: object = {}) {
    const caller = world.caller();
    const ids = [];
    for (let dose = 1; dose <= count; dose += 1) {
      const booking = bookingOf(caller, await world.slot(), { doseNo: dose });
      await book(booking);
      ids.push(booking.orderId);
      await world.run(
        `update orders set status = 'DONE', day = $2, depa_code = $3, created_at = $4 where id = $1`,
        [booking.orderId, day, CLINIC, new Date(NOW + dose)],
      );
    }
    for (const [column, value] of Object.entries(more))
      await world.run(`update orders set ${column} = $2 where id = any($1)`, [ids, value]);
    return { userId: caller.userId, ids };
  }
  const about = (more: Partial<Questionnaire> = {}) => published({ about: 'visit', ...more });

  test('is answered once for all vaccinations of the day at the clinic', async () => {
    const questionnaire = await about();
    const { userId, ids } = await visit(TODAY, 2);
    await send(questionnaire, NO, { userId, orderId: ids[1] ?? '' });
    const again = send(questionnaire, NO, { userId, orderId: ids[0] ?? '' });
    await expect(again).rejects.toMatchObject({ code: CODE.QUESTIONNAIRE_ANSWERED });
    const subject = 'select subject from questionnaire_responses where user_id = $1';
    expect(await world.value(subject, [userId])).toBe(ids[0]);
  });
  test('stays answered where a vaccination that was booked before is completed later', async () => {
    const questionnaire = await about();
    const { userId, ids } = await visit(TODAY, 2);
    await world.run(`update orders set status = 'ARRIVED' where id = $1`, [ids[0]]);
    await send(questionnaire, NO, { userId, orderId: ids[1] ?? '' });
    await world.run(`update orders set status = 'DONE' where id = $1`, [ids[0]]);
    for (const orderId of ids)
      await expect(send(questionnaire, NO, { userId, orderId })).rejects.toMatchObject({
        code: CODE.QUESTIONNAIRE_ANSWERED,
      });
  });
  test('leaves the drafts about other visits', async () => {
    const questionnaire = await about();
    const { userId, ids } = await visit(TODAY, 2);
    await world.run('update orders set depa_code = $2 where id = $1', [ids[1], OTHER_CLINIC]);
    const [one, other] = ids.map((orderId) => ({ userId, orderId })) as [Sent, Sent];
    for (const each of [one, other]) await saved(questionnaire, each);
    await send(questionnaire, NO, one);
    expect(await left(questionnaire, one)).toBeNull();
    expect(await left(questionnaire, other)).toMatchObject({ answers: NO });
  });
  test('is answered once for each clinic', async () => {
    const questionnaire = await about();
    const { userId, ids } = await visit(TODAY, 2);
    await world.run('update orders set depa_code = $2 where id = $1', [ids[1], OTHER_CLINIC]);
    for (const orderId of ids) await send(questionnaire, NO, { userId, orderId });
    expect(await countAnswers(db, questionnaire)).toBe(2);
  });
  test.each([
    ['of today', TODAY, true],
    ['thirty days ago', '2026-04-04', true],
    ['longer ago', '2026-04-03', false],
  ])('is about a visit %s: %s', async (_when, day, isTaken) => {
    const questionnaire = await about();
    const { userId, ids } = await visit(day);
    const sent = send(questionnaire, NO, { userId, orderId: ids[0] ?? '' });
    if (isTaken) await sent;
    else await expect(sent).rejects.toMatchObject({ code: CODE.NOT_FOUND });
    expect(await countAnswers(db, questionnaire)).toBe(isTaken ? 1 : 0);
  });
  test.each([
    ['was not completed', { status: 'BOOKED' }],
    ['was removed from the list', { removed_at: new Date(NOW) }],
  ])('is about none that %s', async (_what, more) => {
    const { userId, ids } = await visit(TODAY, 1, more);
    const sent = send(await about(), NO, { userId, orderId: ids[0] ?? '' });
    await expect(sent).rejects.toMatchObject({ code: CODE.NOT_FOUND });
  });
  test('is about no visit of somebody else, and needs one', async () => {
    const questionnaire = await about();
    const { ids } = await visit(TODAY);
    const userId = someone();
    for (const sent of [{ userId, orderId: ids[0] ?? '' }, { userId }])
      await expect(send(questionnaire, NO, sent)).rejects.toMatchObject({ code: CODE.NOT_FOUND });
    const general = send(await published(), NO, { userId, orderId: ids[0] ?? '' });
    await expect(general).rejects.toMatchObject({ code: CODE.NOT_FOUND });
  });
});
