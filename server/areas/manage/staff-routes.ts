import type { EndpointName } from '@contract/endpoints';
import type { AccountActor } from '@contract/manage/staff-rules';
import type { Deps } from '../../deps';
import { changeLog } from '../../domain/staff/manage/change-log';
import { managedClinic, managedScope } from '../../domain/staff/manage/managed-clinic';
import {
  endStaff,
  resetFactor,
  setStaffPassword,
  signOutStaff,
} from '../../domain/staff/session/account-steps';
import type { DoneAccount } from '../../domain/staff/session/account-steps';
import { addStaff } from '../../domain/staff/session/staff-accounts';
import { listStaff } from '../../domain/staff/session/staff-list';
import { newFirstPassword } from '../../domain/staff/session/staff-password';
import type { StaffSessions } from '../../domain/staff/session/staff-sessions';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { clinicSignIns } from '../../shared/security-log/clinic-sign-ins';

type StepCall = `POST /manage/staff/${'signOut' | 'resetFactor' | 'end'}.do`;

type Step = (
  db: Deps['db'],
  which: { readonly staffId: string },
  actor: AccountActor,
  now: number,
) => Promise<DoneAccount>;

/** Accounts of staff: each step is decided by `stepRefusal`, written into both logs, and ends the account's sessions. */
export const manageStaffRoutes = (deps: Deps, sessions: StaffSessions): readonly Route[] => {
  const { db, security } = deps;
  const note = (call: EndpointName, { staffId, login }: DoneAccount): void =>
    security.note({ event: 'staffRights', outcome: 'done', call, staffId, login });
  const stepRoute = (name: StepCall, step: Step): Route =>
    route(name, async ({ staffId }, { staff, now }) => {
      const done = await step(db, { staffId }, staff, now);
      sessions.haveEnded(staffId);
      note(name, done);
      return null;
    });

  return [
    route('GET /manage/staff/list.do', async (input, { staff, language, now }) => {
      const depaCode = await managedScope(db, staff, input.depaCode);
      return listStaff(db, { ...input, depaCode }, { actor: staff, language, now });
    }),
    route('POST /manage/staff/add.do', async (input, { staff, now }) => {
      const { password, until } = newFirstPassword(now);
      const given = { ...input, password, firstUntil: until };
      const staffId = await addStaff(db, given, staff, now);
      note('POST /manage/staff/add.do', { staffId, login: input.login });
      return { login: input.login, password, until };
    }),
    route('POST /manage/staff/password.do', async ({ staffId }, { staff, now }) => {
      const { password, until } = newFirstPassword(now);
      const given = { password, firstUntil: until };
      const done = await setStaffPassword(db, { staffId }, given, staff, now);
      sessions.haveEnded(staffId);
      note('POST /manage/staff/password.do', done);
      return { login: done.login, password, until };
    }),
    stepRoute('POST /manage/staff/signOut.do', signOutStaff),
    stepRoute('POST /manage/staff/resetFactor.do', resetFactor),
    stepRoute('POST /manage/staff/end.do', endStaff),
    route('GET /manage/staff/signIns.do', async (input, { staff, now }) => {
      const depaCode = await managedClinic(db, staff, input.depaCode);
      // Their own sign-in of a moment ago is in it.
      await security.flush();
      return clinicSignIns(deps, depaCode, now);
    }),
    route('GET /manage/changes.do', async (input, { staff, language }) => {
      const depaCode = await managedScope(db, staff, input.depaCode);
      return changeLog(db, { ...input, depaCode }, language);
    }),
  ];
};
