import type { DataOf, EndpointName, InputOf } from '@contract/endpoints';
import type { Envelope } from '@contract/envelope';
import type { StaffRole } from '../../../server/http/context';
import { hashPassword } from '../../../server/shared/accounts/passwords';
import {
  CLINIC,
  createTestDatabase,
  createWorld,
  inDatabase,
  OTHER_CLINIC,
} from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { DESK_PASSWORD } from '../kit/worlds/desk-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';

type StaffCall = EndpointName & `${'GET' | 'POST'} /${'manage' | 'desk' | 'staff'}/${string}`;

/** Somebody of the staff who is signed in. */
export interface Member {
  readonly login: string;
  call<Name extends StaffCall>(name: Name, input: InputOf<Name>): Promise<Envelope<DataOf<Name>>>;
  ok<Name extends StaffCall>(name: Name, input: InputOf<Name>): Promise<DataOf<Name>>;
}

/** Whom the world has, by login, with their role and clinic. */
const STAFF = {
  operator: ['operator', null],
  'operator-2': ['operator', null],
  manager: ['manager', CLINIC],
  'manager-elsewhere': ['manager', OTHER_CLINIC],
  desk: ['desk', CLINIC],
  'desk-elsewhere': ['desk', OTHER_CLINIC],
  moderator: ['moderator', CLINIC],
  'moderator-of-none': ['moderator', null],
  service: ['service', CLINIC],
} as const satisfies Record<string, readonly [StaffRole, string | null]>;
export type StaffLogin = keyof typeof STAFF;
export const STAFF_LOGINS = Object.keys(STAFF) as StaffLogin[];

/** Two clinics with staff of every role; ids are the logins. */
export interface ManageWorld {
  readonly provider: Provider;
  readonly testDatabase: TestDatabase;
  signIn(login: string, password?: string): Promise<Member>;
  end(): Promise<void>;
}

async function insertStaffOfEveryRole(testDatabase: TestDatabase): Promise<void> {
  const hash = await hashPassword(DESK_PASSWORD);
  await inDatabase(testDatabase, async ({ pool }) => {
    for (const [login, [role, clinic]] of Object.entries(STAFF))
      await pool.query(
        `insert into staff (id, login, name, depa_code, role, password_hash) values ($1, $1, $1, $2, $3, $4)`,
        [login, clinic, role, hash],
      );
  });
}

export async function createManageWorld(
  kind: 'pglite' | 'postgres',
  env: Readonly<Record<string, string>> = {},
): Promise<ManageWorld> {
  const testDatabase = await createTestDatabase(kind);
  await createWorld(testDatabase, { callers: 0, slots: [] });
  await insertStaffOfEveryRole(testDatabase);
  const provider = await startOn(testDatabase, env);
  return {
    provider,
    testDatabase,
    async signIn(login, password = DESK_PASSWORD) {
      const { token } = await provider.ok('POST /desk/login.do', { login, password });
      const options = { headers: { 'desk-token': token } };
      return {
        login,
        call: (name, input) => provider.call(name, input, options),
        ok: (name, input) => provider.ok(name, input, options),
      };
    },
    async end() {
      await provider.halt();
      await testDatabase.remove();
    },
  };
}
