import { CODE } from '@contract/errors';
import type { InputOf } from '@contract/endpoints';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  newKey,
  OTHER_CLINIC,
  prove,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { insertStaff, openDesk } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';
import type { Login, Provider } from '../kit/harness';
import { startProvider } from '../kit/harness';
import { startOn } from '../kit/start-on';

const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const BOOK = 'POST /subscribe/subscribe/addV2.do';
const UNITE = 'POST /desk/claim/unite.do';

type Form = InputOf<typeof SAVE>;

let numbers = 10_000_000;
const passport = (): string => `E${(numbers += 1)}`;

describe('a person with two documents', () => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let desk: Desk;
  let callers: Caller[];
  let here: number;
  let there: number;

  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    const world = await createWorld(testDatabase, {
      callers: 20,
      slots: [
        { day: dayFrom(3), capacity: 50 },
        { day: dayFrom(3), capacity: 50, depaCode: OTHER_CLINIC },
      ],
    });
    [here, there] = world.slotIds as [number, number];
    callers = [...world.callers];
    provider = await startOn(testDatabase);
    await inDatabase(testDatabase, (database) => insertStaff(database, [CLINIC]));
    desk = await openDesk(provider, CLINIC);
  });
  afterAll(async () => {
    const { unbalanced } = await inDatabase(testDatabase, readLedger);
    await provider?.halt();
    await testDatabase?.remove();
    expect(unbalanced).toEqual([]);
  });

  const caller = (): Caller => callers.pop() as Caller;
  const form = (change: Partial<Form> = {}): Form => ({
    name: '陈晓',
    documentKind: 2,
    documentNumber: passport(),
    sex: 1,
    birthday: '1990-05-06',
    relationType: 3,
    mobile: '13700000000',
    consent: true,
    consentVersion: '1.0',
    ...change,
  });
  const save = async (as: Caller, with_: Form): Promise<Caller> => ({
    ...as,
    linkmanId: (await provider.ok(SAVE, with_, as)).linkmanId,
  });
  const book = (as: Caller, doseNo = 1, slot = here) =>
    provider.call(
      BOOK,
      { ...bookingOf(as, slot), doseNo, depaCode: slot === here ? CLINIC : OTHER_CLINIC },
      as,
    );
  /** A clinic knows that these accounts have these members. */
  const proved = (...members: readonly Caller[]) =>
    inDatabase(testDatabase, (database) =>
      prove(database, ...members.map(({ linkmanId }) => linkmanId)),
    );
  const shownOf = ({ name, documentKind, documentNumber }: Form) => ({
    name,
    documentKind,
    documentNumber,
  });

  test('keeps appointments when one document is exchanged for the other, under which they count too', async () => {
    const old = form();
    const mother = await save(caller(), old);
    await proved(mother);
    const { data } = await book(mother);
    const renewed = { ...old, documentNumber: passport(), linkmanId: mother.linkmanId };
    await provider.ok(SAVE, renewed, mother);

    const again = await book(mother, 1, there);
    expect(again.code).toBe(CODE.DUPLICATE_ORDER);
    expect((again.data as unknown as { orderId: string }).orderId).toBe(data.orderId);
    // The other parent, with either document.
    for (const { documentNumber } of [old, renewed]) {
      const father = await save(caller(), form({ documentNumber }));
      await proved(father);
      expect((await book(father, 1, there)).code).toBe(CODE.DUPLICATE_ORDER);
    }
    // The desk, with the new one.
    const found = await desk.ok('POST /desk/claim/find.do', shownOf(renewed));
    expect(found.map(({ orderId }) => orderId)).toEqual([data.orderId]);
  });

  test('does not take in somebody of another name, as a twin whose number was typed by mistake', async () => {
    const [one, two] = [form({ name: '林一' }), form({ name: '林二' })];
    const mother = await save(caller(), one);
    expect((await book(mother)).code).toBe(CODE.SUCCESS);
    const mistaken = { ...one, documentNumber: two.documentNumber, linkmanId: mother.linkmanId };
    await provider.ok(SAVE, mistaken, mother);
    await provider.ok(SAVE, { ...one, linkmanId: mother.linkmanId }, mother);
    const twin = await save(mother, two);
    expect((await book(twin)).code).toBe(CODE.SUCCESS);
  });

  test('is nobody born on another day, however the document is exchanged', async () => {
    const old = form();
    const mother = await save(caller(), old);
    await book(mother);
    const other = { ...form({ birthday: '1991-05-06' }), linkmanId: mother.linkmanId };
    const refused = await provider.call(SAVE, other, mother);
    expect([refused.code, refused.msg]).toEqual([
      CODE.LINKMAN_HAS_ORDERS,
      expect.stringContaining('1 个未完成的预约'),
    ]);
  });

  test('is not made by typing the number of somebody with appointments of their own', async () => {
    const [mine, theirs] = [form(), form()];
    const stranger = await save(caller(), theirs);
    expect((await book(stranger)).code).toBe(CODE.SUCCESS);
    const me = await save(caller(), mine);
    expect((await book(me, 1, there)).code).toBe(CODE.SUCCESS);
    const typed = { ...mine, documentNumber: theirs.documentNumber, linkmanId: me.linkmanId };
    await provider.ok(SAVE, typed, me);
    // Each goes on with what was theirs.
    const find = async (shown: Form) =>
      (await desk.ok('POST /desk/claim/find.do', shownOf(shown))).length;
    expect([await find(theirs), await find(mine)]).toEqual([1, 1]);
  });

  test('takes over what is under the new document where nothing is under the old one', async () => {
    const [birth, card] = [form(), form()];
    const father = await save(caller(), card);
    await proved(father);
    await book(father);
    const mother = await save(caller(), birth);
    await provider.ok(
      SAVE,
      { ...birth, documentNumber: card.documentNumber, linkmanId: mother.linkmanId },
      mother,
    );
    await proved(mother);
    expect((await book(mother, 1, there)).code).toBe(CODE.DUPLICATE_ORDER);
    const aunt = await save(caller(), birth);
    await proved(aunt);
    expect((await book(aunt, 1, there)).code).toBe(CODE.DUPLICATE_ORDER);
  });

  test('is recognised by a desk that has both documents before it', async () => {
    const [birth, card] = [form(), form({ name: '陈晓晓' })];
    const mother = await save(caller(), birth);
    const father = await save(caller(), card);
    await proved(mother, father);
    await book(father, 1, there);
    const both = { first: shownOf(birth), second: shownOf(card) };
    expect(await desk.ok(UNITE, both)).toEqual({ moved: 1 });
    expect(await desk.ok(UNITE, both)).toEqual({ moved: 0 });
    for (const parent of [mother, father])
      expect((await book(parent, 1, there)).code).toBe(CODE.DUPLICATE_ORDER);
    for (const parent of [mother, father]) {
      const opened = await provider.ok('GET /personal/access/pageList.do', { pageNo: 1 }, parent);
      expect(opened.list).toMatchObject([{ part: 'claim' }]);
    }
  });

  test('is one person for the desk, the queue and the waiting list under either name', async () => {
    const [birth, card] = [form(), form({ name: 'CHEN XIAO' })];
    const mother = await save(caller(), birth);
    const father = await save(caller(), card);
    await book(father);
    await desk.ok(UNITE, { first: shownOf(birth), second: shownOf(card) });

    for (const shown of [birth, card]) {
      const [found] = await desk.ok('POST /desk/claim/find.do', shownOf(shown));
      expect(found).toMatchObject({
        nameAgrees: true,
        accounts: [{ linkmanId: mother.linkmanId }],
      });
    }
    const queued = await inDatabase(testDatabase, async ({ pool }) => {
      const { rows } = await pool.query(
        `select person_name_key(person_key, name) as key from linkmen where id = any($1::text[])`,
        [[mother.linkmanId, father.linkmanId]],
      );
      return rows.map(({ key }) => key as string);
    });
    expect(queued).toHaveLength(2);
    expect(new Set(queued).size).toBe(1);
  });

  test('is not made of two who are two: another birthday, the same dose booked twice, both in one family', async () => {
    const refusalOf = async (first: Form, second: Form) =>
      (await desk.call(UNITE, { first: shownOf(first), second: shownOf(second) })).code;
    const [a, b] = [form(), form({ birthday: '1990-05-07' })];
    await save(caller(), a);
    await save(caller(), b);
    expect(await refusalOf(a, b)).toBe(CODE.ORDER_STATE);

    const [c, d] = [form(), form()];
    await book(await save(caller(), c));
    await book(await save(caller(), d), 1, there);
    expect(await refusalOf(c, d)).toBe(CODE.DUPLICATE_ORDER);

    const [e, f] = [form(), form({ name: '陈晓二' })];
    const mother = await save(caller(), e);
    await save(mother, f);
    expect(await refusalOf(e, f)).toBe(CODE.LINKMAN_EXISTS);
  });

  test('a stranger cannot unite anybody', async () => {
    const both = { first: shownOf(form()), second: shownOf(form()) };
    expect((await provider.call(UNITE, both, caller())).code).not.toBe(CODE.SUCCESS);
  });
});

describe('one person at two clinics in the same minute', () => {
  let provider: Provider;
  let mother: Login;

  beforeAll(async () => {
    provider = await startProvider({ env: { SEED: '330100' } });
    mother = await provider.signUp('13800000301');
  });
  afterAll(() => provider?.stop());

  /** The first free time of a product for somebody: its clinic, slot and disclosure. */
  async function timeFor(productId: string, at: number) {
    const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', {
      regionCode: '330100',
      productId,
      pageNo: 1,
      pageSize: 10,
    });
    const depaCode = list[at]?.depaCode ?? '';
    const target = { depaCode, productId };
    const month = new Date(provider.now + 8 * 3_600_000).toISOString().slice(0, 7);
    const { days } = await provider.ok('GET /subscribe/subscribe/departmentWorkDays.do', {
      ...target,
      month,
    });
    const open = Object.keys(days).find((day) => (days[day] ?? 0) > 0);
    const times = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
      ...target,
      day: open ?? '',
    });
    const slot = times.find(({ residue }) => residue > 0);
    const { version } = await provider.ok('GET /vaccine/vaccineArticle/findVaccGuidelines.do', {
      vaccId: productId,
    });
    return { ...target, slotId: slot?.id ?? 0, guidelineVersion: version };
  }

  test('gets one dose of an antigen, whichever of its vaccines both ask for', async () => {
    const wishes = [await timeFor('penta-sanofi', 0), await timeFor('dtap-nip', 1)];
    for (let n = 0; n < 6; n += 1) {
      const { linkmanId } = await provider.ok(
        SAVE,
        {
          name: `小禾${'一二三四五六'[n]}`,
          documentKind: 7,
          documentNumber: `A${223_456_700 + n}`,
          sex: 1,
          birthday: new Date(provider.now - 75 * 86_400_000).toISOString().slice(0, 10),
          relationType: 3,
          mobile: '13700000000',
          guardian: { name: '李青', mobile: '13700000000', relation: 'mother' },
          consent: true,
          consentVersion: '1.0',
          guardianConsentVersion: '1.0',
        },
        { as: mother },
      );
      const answers = await Promise.all(
        wishes.map((wish) =>
          provider.call(
            BOOK,
            { ...wish, idempotencyKey: newKey(), linkmanId, doseNo: 1 },
            { as: mother },
          ),
        ),
      );
      const made = answers.filter(({ code }) => code === CODE.SUCCESS);
      expect([made.length, answers.map(({ code, msg }) => `${code} ${msg}`)]).toEqual([
        1,
        expect.anything(),
      ]);
    }
  });
});
