import { CODE } from '@contract/errors';
import type { DeskStaff } from '@contract/desk/endpoints';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { Language } from '../../http/language';
import { inLanguage } from '../../http/language';
import { createLimiter } from '../../http/limiter';
import { Refused } from '../../http/refused';
import { tooMany } from '../../http/too-many';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { LOGIN_SHARE, PASSWORD_WINDOW, WRONG_PASSWORDS } from '../account/login-limits';
import { checkPassword } from '../account/passwords';
import { DEMO_PASSWORD, demoLogin } from './demo-staff';
import type { StaffSessions } from './staff-sessions';

async function staffCard(
  db: Db,
  staff: { readonly name: string; readonly depaCode: string },
  language: Language,
): Promise<DeskStaff> {
  const clinic = await db
    .selectFrom('departments')
    .select('name')
    .where('depa_code', '=', staff.depaCode)
    .executeTakeFirstOrThrow();
  return {
    name: staff.name,
    depaCode: staff.depaCode,
    departmentName: inLanguage(clinic.name, language),
  };
}

/** Signing in and out at the desk. */
export function deskLoginRoutes(
  { db, config }: Deps,
  sessions: StaffSessions,
  demo: boolean,
): readonly Route[] {
  const guesses = createLimiter(PASSWORD_WINDOW);
  const perMinute = Math.ceil(config.writesPerMinute * LOGIN_SHARE);

  return [
    route('GET /desk/start.do', async ({ depaCode }) => {
      if (!demo) return { demo: null };
      const wanted = db.selectFrom('staff').select('depa_code').where('is_demo', '=', true);
      const row = await (depaCode === undefined ? wanted : wanted.where('depa_code', '=', depaCode))
        .orderBy('depa_code')
        .limit(1)
        .executeTakeFirst();
      return { demo: row ? { login: demoLogin(row.depa_code), password: DEMO_PASSWORD } : null };
    }),
    route(
      'POST /desk/login.do',
      async ({ login, password }, { now, language }) => {
        const wait = guesses.take(login, WRONG_PASSWORDS, now);
        if (wait > 0) throw tooMany(wait);
        const row = await db
          .selectFrom('staff')
          .select(['id', 'name', 'depa_code', 'password_hash', 'is_demo'])
          .where('login', '=', login)
          .where('disabled_at', 'is', null)
          .executeTakeFirst();
        const known = row && (demo || !row.is_demo) ? row : null;
        if (!(await checkPassword(password, known?.password_hash ?? null)) || !known)
          throw new Refused(CODE.PASSWORD_WRONG, {
            message: { zh: '账号或密码不正确', en: 'Wrong login or password.' },
          });
        const staff = await staffCard(
          db,
          { name: known.name, depaCode: known.depa_code },
          language,
        );
        return { ...(await sessions.open(known.id)), staff };
      },
      { perMinute },
    ),
    route('POST /desk/logout.do', async (_input, { staff }) => {
      await sessions.end(staff.tokenHash);
      return null;
    }),
    route('GET /desk/me.do', (_input, { staff, language }) => staffCard(db, staff, language)),
  ];
}
