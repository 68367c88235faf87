import { givePersonKeys } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import type { Database } from '../../../server/db/database';
import type { Login } from '../kit/harness';
import { sqlNow } from '../../run-clock';

/** An account whose family members have other people's documents under a name, and one a document of nobody. */
export interface Guesser {
  readonly caller: Caller & Login;
  /** Member with the document of somebody with a booked first dose. */
  readonly ofBooked: string;
  /** Member with the document of somebody whose first dose was administered a week ago. */
  readonly ofDone: string;
  readonly ofUnknown: string;
  /** Another member with a document of nobody. */
  readonly other: string;
}

const NAMED = `insert into linkmen (id, user_id, name, document_kind, document_number, person_key, sex, birthday, relation_type, mobile, consent_at)
  select $1, $2, $3, 2, document_number, person_key, sex, birthday, 7, mobile, ${sqlNow()} from linkmen where id = $4`;

/** The account that has just signed up, whose family members have the documents of two others under a name. */
export async function aGuesser(
  database: Database,
  login: Login,
  { booked, done, name }: { readonly booked: Caller; readonly done: Caller; readonly name: string },
): Promise<Guesser> {
  const { pool } = database;
  const signedUp = await pool.query<{ user_id: string }>(
    'select user_id from sessions order by created_at desc limit 1',
  );
  const caller = { ...login, userId: signedUp.rows[0]?.user_id ?? '', linkmanId: '' };
  const idOf = (whose: string) => `guess-${whose}-${caller.userId}`;
  const add = async (whose: string, from: string): Promise<string> => {
    await pool.query(NAMED, [idOf(whose), caller.userId, name, from]);
    return idOf(whose);
  };
  const guesser = {
    caller,
    ofBooked: await add('booked', booked.linkmanId),
    ofDone: await add('done', done.linkmanId),
    ofUnknown: idOf('nobody'),
    other: idOf('other'),
  };
  await pool.query(
    `insert into linkmen (id, user_id, name, document_kind, document_number, person_key, sex, birthday, relation_type, mobile,
       consent_at)
     select a.id, user_id, name, 2, 'E' || right(md5(a.id), 8), a.id, sex, birthday, 7, mobile, ${sqlNow()}
     from linkmen, (values ($1), ($2)) as a (id) where linkmen.id = $3`,
    [guesser.ofUnknown, guesser.other, guesser.ofDone],
  );
  await givePersonKeys(database);
  return guesser;
}
