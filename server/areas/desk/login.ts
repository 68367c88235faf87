import { CODE } from '@contract/errors';
import type { DeskStaff } from '@contract/desk/endpoints';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { Language } from '../../kernel/language';
import { inLanguage } from '../../kernel/language';
import type { Staff } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { Attempts } from '../../limits/attempts';
import type { Guard } from '../../limits/attempts';
import { KnownDevices } from '../../limits/known-devices';
import { checkPassword } from '../../domain/accounts/passwords';
import { DEMO_PASSWORD, demoDesk, demoLogin } from '../../domain/staff/demo-staff';
import { clinicName, findStaff } from '../../domain/staff/staff-accounts';
import type { StaffSessions } from '../../domain/staff/staff-sessions';

async function staffCard(
  db: Db,
  staff: Pick<Staff, 'name' | 'depaCode' | 'role'>,
  language: Language,
): Promise<DeskStaff> {
  const clinic = await clinicName(db, staff.depaCode);
  return {
    name: staff.name,
    depaCode: staff.depaCode,
    departmentName: inLanguage(clinic, language),
    isManager: staff.role === 'manager',
  };
}

/** Signing in and out at the desk. */
export function deskLoginRoutes(
  deps: Deps,
  sessions: StaffSessions,
  demo: boolean,
): readonly Route[] {
  const { db } = deps;
  const attempts = new Attempts(deps);
  const devices = new KnownDevices(db);

  return [
    route('GET /desk/start.do', async ({ depaCode, role }) => {
      if (!demo) return { demo: null };
      const login = role === 'desk' ? await demoDesk(db, depaCode) : await demoLogin(db, role);
      return { demo: login === undefined ? null : { login, password: DEMO_PASSWORD } };
    }),
    route(
      'POST /desk/login.do',
      async ({ login, password }, { now, language, address, device }) => {
        const row = await findStaff(db, login);
        const known = row && (demo || !row.is_demo) ? row : null;
        const owner = known && ({ kind: 'staff', id: known.id } as const);
        const guards: readonly Guard[] =
          owner && (await devices.knows(owner, device, now))
            ? [{ limit: 'wrongDeskPasswordsOnKnownDevice', key: `${owner.id} ${device}` }]
            : [
                { limit: 'wrongDeskPasswordsFromAddress', key: address },
                { limit: 'wrongDeskPasswords', key: login },
              ];
        await attempts.guard(guards, now, async () => {
          if (!(await checkPassword(password, known?.password_hash ?? null)) || !known)
            throw new DomainError(CODE.PASSWORD_WRONG, {
              message: { zh: '账号或密码不正确', en: 'Wrong login or password.' },
            });
        });
        // The check above has refused unknown logins.
        if (!known || !owner) throw new DomainError(CODE.PASSWORD_WRONG);
        await devices.remember(owner, device, now);
        const staff = await staffCard(
          db,
          { name: known.name, depaCode: known.depa_code, role: known.role },
          language,
        );
        return { ...(await sessions.open(known.id)), staff };
      },
      { limit: 'logins', device: true },
    ),
    route('POST /desk/logout.do', async (_input, { staff }) => {
      await sessions.end(staff.tokenHash);
      return null;
    }),
    route('GET /desk/me.do', (_input, { staff, language }) => staffCard(db, staff, language)),
  ];
}
