import { personKeyOf } from '../../../server/shared/recipients/person';
import { fillPersonKeys } from '../../../server/shared/recipients/person-keys';
import { createPeople } from '../../../server/shared/recipients/people';
import {
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { TEST_CIPHER } from '../kit/test-cipher';
import { sqlNow } from '../../run-clock';

const KEY = Buffer.alloc(32, 7);
const VACCINE = 'V1';

let testDatabase: TestDatabase;
let caller: Caller;
let slotId: number;

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  const slots = [{ day: dayFrom(3), capacity: 5 }];
  const world = await createWorld(testDatabase, { callers: 1, slots });
  caller = world.callers[0] as Caller;
  slotId = world.slotIds[0] as number;
});
afterAll(() => testDatabase?.remove());

test('what counts for a member is found by the key of the document, which the provider fills in when it starts', () =>
  inDatabase(testDatabase, async (database) => {
    const { pool } = database;
    const { history } = createPeople(pool, TEST_CIPHER);
    const { userId, linkmanId } = caller;
    const keyOf = (number: string) =>
      personKeyOf(KEY, { document_kind: 2, document_number: number });
    const persistedSecret = async () =>
      (await pool.query<{ person_key: string | null }>('select person_key from linkmen')).rows[0]
        ?.person_key;
    const book = (personKey: string, doseNo: number) =>
      pool.query(
        `insert into orders (id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id,
           vaccine_code, dose_no, slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile,
           guideline_version, remaining_changes)
         values ($1, $1, $2, $3, $4, $1, 'D1', $5, $6, $7, $8, $9, '09:00', '10:00', 'BOOKED', 1, 1, '', '', 3)`,
        [`o${doseNo}`, userId, linkmanId, personKey, PRODUCT, VACCINE, doseNo, slotId, dayFrom(3)],
      );
    const dosesOf = async (vaccineCode = VACCINE) =>
      (await history(linkmanId, vaccineCode))?.administered.map(({ doseNo }) => doseNo);

    const document = linkmanId.replace(/-/g, '').toUpperCase();
    await book(keyOf(document), 1);
    expect(await persistedSecret()).toBeNull();
    expect(await history(linkmanId, VACCINE)).toBeNull();

    await fillPersonKeys({ database, personKey: KEY, cipher: TEST_CIPHER });
    expect(await persistedSecret()).toBe(keyOf(document));
    expect(await dosesOf()).toEqual([1]);
    expect(await dosesOf('V2')).toEqual([]);
    const found = await history(linkmanId, 'V2');
    expect(found?.recipient).toMatchObject({ linkmanId, userId, personKey: keyOf(document) });

    await pool.query(`update linkmen set deleted_at = ${sqlNow()}`);
    expect(await history(linkmanId, VACCINE)).toBeNull();
    expect(await history('nobody', VACCINE)).toBeNull();
  }));
