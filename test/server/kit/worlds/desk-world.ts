import { hashPassword } from '../../../../server/shared/accounts/passwords';
import type { Database } from '../../../../server/db/database';
import type { DataOf, EndpointName, InputOf } from '@contract/endpoints';
import type { ClosingEffect } from '@contract/desk/endpoints';
import type { Envelope } from '@contract/envelope';
import type { Provider } from '../harness';

export const DESK_PASSWORD = 'a-desk-password-1';

/** Adds one member of staff to each clinic, `desk-<clinic>`. */
export async function insertStaff({ pool }: Database, clinics: readonly string[]): Promise<void> {
  const hash = await hashPassword(DESK_PASSWORD);
  await pool.query(
    `insert into staff (id, depa_code, login, name, password_hash)
     select 's-' || c, c, 'desk-' || c, '护士 ' || c, $2 from unnest($1::text[]) as a (c)`,
    [clinics, hash],
  );
}

/** The confirmed effect for a test that has not read it: large enough for every closing. */
export const ANY_EFFECT: ClosingEffect = {
  slots: 1_000,
  appointments: 1_000,
  people: 1_000,
  paid: 1_000,
  cancelled: 1_000,
  lapsing: 1_000,
};

type DeskName = EndpointName & (`GET /desk/${string}` | `POST /desk/${string}`);

/** A desk with a signed-in member of staff. */
export interface Desk {
  readonly token: string;
  call<Name extends DeskName>(name: Name, input: InputOf<Name>): Promise<Envelope<DataOf<Name>>>;
  ok<Name extends DeskName>(name: Name, input: InputOf<Name>): Promise<DataOf<Name>>;
}

export async function openDesk(provider: Provider, clinic: string): Promise<Desk> {
  const { token } = await provider.ok('POST /desk/login.do', {
    login: `desk-${clinic}`,
    password: DESK_PASSWORD,
  });
  const options = { headers: { 'desk-token': token } };
  return {
    token,
    call: (name, input) => provider.call(name, input, options),
    ok: (name, input) => provider.ok(name, input, options),
  };
}
