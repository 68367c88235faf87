import { CODE } from '@contract/errors';
import type { DeskStaff } from '@contract/desk/endpoints';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { Config } from '../../kernel/config';
import type { Language } from '../../kernel/language';
import type { Context, Staff, StaffRole } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import { ownPasswordRoute } from './own-password';
import { byOwnPassword, passwordCheck } from './password-check';
import type { FoundStaff } from './password-check';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { Attempts } from '../../attempts/attempts';
import { DEMO_PASSWORD, demoDesk, demoLogin } from '../../domain/staff/session/demo-staff';
import {
  beginFactor,
  confirmFactor,
  hasFactor,
  useFactor,
} from '../../domain/staff/session/second-factor';
import { keyUri } from '../../domain/staff/session/totp';
import { clinicName } from '../../domain/staff/session/staff-accounts';
import type { StaffSessions } from '../../domain/staff/session/staff-sessions';

/** Under which an authenticator lists the login. */
const ISSUER = 'Yimiao';

async function staffCard(
  db: Db,
  staff: Pick<Staff, 'name' | 'depaCode' | 'role'>,
  language: Language,
): Promise<DeskStaff> {
  return {
    name: staff.name,
    depaCode: staff.depaCode,
    departmentName: await clinicName(db, staff.depaCode, language),
    isManager: staff.role === 'manager',
  };
}

/** Roles that manage clinics. */
const MANAGE: readonly StaffRole[] = ['manager', 'operator'];

/** Whether a role has a second factor: whoever manages clinics in live, whatever the setting says. */
const needsFactor = (
  { staffSecondFactor, env }: Pick<Config, 'staffSecondFactor' | 'env'>,
  role: StaffRole,
): boolean => staffSecondFactor || (env === 'live' && MANAGE.includes(role));

const wrongCode = (): DomainError =>
  new DomainError(CODE.CODE_WRONG, {
    message: {
      zh: '验证码不正确或已经用过，请等验证器换一组数字再试',
      en: 'The code is wrong or was used before. Wait for your authenticator to show the next one.',
    },
  });

const hasOne = (): DomainError =>
  new DomainError(CODE.PARAMETERS, {
    message: {
      zh: '这个账号已经设置两步验证。验证器丢了请联系运营方重置',
      en: 'This account already has two-step verification. If your authenticator is lost, ask the operator to reset it.',
    },
  });

/** Signing in and out at the desk, with the second factor of those who have one. */
export function deskLoginRoutes(
  deps: Deps,
  sessions: StaffSessions,
  demo: boolean,
): readonly Route[] {
  const { db, config } = deps;
  const attempts = new Attempts(deps);
  const provenByAny = passwordCheck(deps, demo);
  const proven = byOwnPassword(provenByAny);
  const guardCode = <T>(staffId: string, now: number, work: () => Promise<T>): Promise<T> =>
    attempts.guard(
      [
        { limit: 'wrongStaffCodesInADay', key: staffId },
        { limit: 'wrongStaffCodes', key: staffId },
      ],
      now,
      work,
    );
  const begin = async (row: FoundStaff, context: Context) => {
    const staff = { name: row.name, depaCode: row.depa_code ?? '', role: row.role };
    return {
      ...(await sessions.open(row.id, context)),
      staff: await staffCard(db, staff, context.language),
    };
  };
  const signIn = { limit: 'logins', device: true } as const;

  return [
    route('GET /desk/start.do', async ({ depaCode, role }) => {
      if (!demo) return { demo: null };
      const login = role === 'desk' ? await demoDesk(db, depaCode) : await demoLogin(db, role);
      return { demo: login === undefined ? null : { login, password: DEMO_PASSWORD } };
    }),
    route(
      'POST /desk/login.do',
      async ({ code, ...proof }, context) => {
        const row = await proven(proof, context);
        if (await hasFactor(db, row.id)) {
          if (code === undefined) throw new DomainError(CODE.STAFF_CODE);
          await guardCode(row.id, context.now, async () => {
            if (!(await useFactor(deps, row.id, code, context.now))) throw wrongCode();
          });
        } else if (needsFactor(config, row.role)) throw new DomainError(CODE.STAFF_FACTOR);
        return begin(row, context);
      },
      signIn,
    ),
    route(
      'POST /desk/factor/begin.do',
      async (proof, context) => {
        const { id, login } = await proven(proof, context);
        const secret = await beginFactor(deps, id);
        if (secret === null) throw hasOne();
        return { secret, uri: keyUri(secret, ISSUER, login) };
      },
      signIn,
    ),
    route(
      'POST /desk/factor/confirm.do',
      async ({ code, ...proof }, context) => {
        const row = await proven(proof, context);
        if (await hasFactor(db, row.id)) throw hasOne();
        const recoveryCodes = await guardCode(row.id, context.now, async () => {
          const codes = await confirmFactor(deps, row.id, code, context.now);
          if (codes === null) throw wrongCode();
          return codes;
        });
        return { ...(await begin(row, context)), recoveryCodes: [...recoveryCodes] };
      },
      signIn,
    ),
    ownPasswordRoute(deps, provenByAny, signIn),
    route('POST /desk/logout.do', async (_input, { staff }) => {
      await sessions.end(staff.tokenHash);
      return null;
    }),
    route('GET /desk/me.do', (_input, { staff, language }) => staffCard(db, staff, language)),
  ];
}
