import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import type { Context } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import { Attempts } from '../../attempts/attempts';
import type { Guard } from '../../attempts/attempts';
import { KnownDevices } from '../../attempts/known-devices';
import { checkPassword } from '../../shared/accounts/passwords';
import { findStaff } from '../../domain/staff/session/staff-accounts';

/** An account whose password was right. */
export type FoundStaff = NonNullable<Awaited<ReturnType<typeof findStaff>>>;

/** Checks a login and its password. @throws DomainError where they are wrong, or were too often */
export type PasswordCheck = (
  proof: { readonly login: string; readonly password: string },
  context: Pick<Context, 'now' | 'address' | 'device'>,
) => Promise<FoundStaff>;

/** Checks a login and its password, whose wrong ones are limited. */
export function passwordCheck(deps: Deps, demo: boolean): PasswordCheck {
  const attempts = new Attempts(deps);
  const devices = new KnownDevices(deps.db);
  return async ({ login, password }, { now, address, device }) => {
    const row = await findStaff(deps.db, login);
    const staff = row && (demo || !row.is_demo) ? row : null;
    const owner = staff && ({ kind: 'staff', id: staff.id } as const);
    const guards: readonly Guard[] =
      owner && (await devices.knows(owner, device, now))
        ? [{ limit: 'wrongDeskPasswordsOnKnownDevice', key: `${owner.id} ${device}` }]
        : [
            { limit: 'wrongDeskPasswordsFromAddress', key: address },
            { limit: 'wrongDeskPasswords', key: login },
          ];
    return attempts.guard(guards, now, async () => {
      if (!(await checkPassword(password, staff?.password_hash ?? null)) || !staff)
        throw new DomainError(CODE.PASSWORD_WRONG, {
          message: { zh: '账号或密码不正确', en: 'Wrong login or password.' },
        });
      return staff;
    });
  };
}

/** Refuses a first password whose time is over. @throws DomainError */
export function refuseExpired({ first_password_until: until }: FoundStaff, now: number): void {
  if (until === null || until.getTime() > now) return;
  throw new DomainError(CODE.PASSWORD_WRONG, {
    message: {
      zh: '首次密码已经过期，请联系给您开账号的人重新生成一个',
      en: 'Your first password has expired. Ask whoever made your account for another one.',
    },
  });
}

/** The same check for what needs one's own password: a first one opens nothing but the way to it. */
export const byOwnPassword =
  (proven: PasswordCheck): PasswordCheck =>
  async (proof, context) => {
    const row = await proven(proof, context);
    refuseExpired(row, context.now);
    if (row.first_password_until !== null) throw new DomainError(CODE.STAFF_PASSWORD);
    return row;
  };
