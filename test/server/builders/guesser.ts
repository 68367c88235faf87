import { givePersonKeys, insertCallers } from '../booking-world';
import type { Caller } from '../booking-world';
import type { Database } from '../../../server/db/database';
import type { Login } from '../harness';
import { sqlNow } from '../../run-clock';

/** An account whose family members have other people's documents under another name, and one a document of nobody. */
export interface Guesser {
  readonly caller: Caller & Login;
  /** Member with the document of somebody with a booked first dose. */
  readonly ofBooked: string;
  /** Member with the document of somebody whose first dose was administered a week ago. */
  readonly ofDone: string;
  readonly ofNobody: string;
}

const NAMED = `insert into linkmen (id, user_id, name, document_kind, document_number, person_key, sex, birthday, relation_type, mobile, consent_at)
  select $1, $2, $3, 2, document_number, person_key, sex, birthday, 7, mobile, ${sqlNow()} from linkmen where id = $4`;

/**
 * A new account whose family members have the documents of two others under a name that is not theirs.
 * @returns also another account, which has the second document under its own name
 */
export async function aGuesser(
  database: Database,
  login: Login,
  { booked, done }: { readonly booked: Caller; readonly done: Caller },
): Promise<{ readonly guesser: Guesser; readonly sameName: Caller }> {
  const { pool } = database;
  const signedUp = await pool.query<{ user_id: string }>(
    'select user_id from sessions order by created_at desc limit 1',
  );
  const caller = { ...login, userId: signedUp.rows[0]?.user_id ?? '', linkmanId: '' };
  const [second] = (await insertCallers(database, 1)) as [Caller];
  const add = async (who: Caller, id: string, name: string, from: string): Promise<string> => {
    await pool.query(NAMED, [id, who.userId, name, from]);
    return id;
  };
  const guesser = {
    caller,
    ofBooked: await add(caller, 'guess-booked', '王某某', booked.linkmanId),
    ofDone: await add(caller, 'guess-done', '王某某', done.linkmanId),
    ofNobody: 'guess-nobody',
  };
  await pool.query(
    `insert into linkmen (id, user_id, name, document_kind, document_number, person_key, sex, birthday, relation_type, mobile,
       consent_at)
     select a.id, user_id, name, 2, a.number, a.id, sex, birthday, 7, mobile, ${sqlNow()}
     from linkmen, (values ($1, 'E00000001'), ('guess-other', 'E00000002')) as a (id, number) where linkmen.id = $2`,
    [guesser.ofNobody, guesser.ofDone],
  );
  await givePersonKeys(database);
  const linkmanId = await add(second, 'same-name', '测 试', done.linkmanId);
  return { guesser, sameName: { ...second, linkmanId } };
}
