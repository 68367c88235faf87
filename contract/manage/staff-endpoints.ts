import * as v from 'valibot';
import { staffSignIn } from '../desk/sign-in-endpoints';
import { endpoint } from '../endpoint';
import { chosenName, day, done, flag, id, instant, text } from '../fields';
import { CHANGE_ACTIONS } from './change-rules';
import { managedClinic } from './clinic-fields';
import { ACCOUNT_STEPS, STAFF_ROLES } from './staff-rules';

const role = v.picklist(STAFF_ROLES);
const login = v.pipe(v.string(), v.trim(), v.maxLength(40));
const page = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,120}$/));
/** A clinic; without it all of the operator's, or the manager's own. */
const scope = { depaCode: v.optional(id) };

export const staffAccount = v.object({
  staffId: id,
  login: v.string(),
  name: v.string(),
  role,
  clinic: v.nullable(managedClinic),
  createdAt: instant,
  endedAt: v.nullable(instant),
  hasFactor: v.boolean(),
  /** Until when the first password opens the way to their own; null: they have their own. */
  firstPasswordUntil: v.nullable(instant),
  /** Sessions that are not over. */
  sessions: v.number(),
  /** What the caller may do with it. */
  steps: v.array(v.picklist(ACCOUNT_STEPS)),
});
export type StaffAccount = v.InferOutput<typeof staffAccount>;

/** A password that is shown this once, and opens nothing but the way to one's own. */
const firstPassword = v.object({ login: v.string(), password: v.string(), until: instant });
export type FirstPassword = v.InferOutput<typeof firstPassword>;

const values = v.nullable(v.record(v.string(), v.unknown()));

export const manageChange = v.object({
  changeId: id,
  at: instant,
  /** Null: a command of the operator. */
  by: v.nullable(v.object({ name: v.string(), login: v.string() })),
  clinic: v.nullable(managedClinic),
  action: v.string(),
  subject: v.string(),
  before: values,
  after: values,
});
export type ManageChange = v.InferOutput<typeof manageChange>;

const account = v.object({ staffId: id });

/** Accounts of staff, their sign-ins, and who changed what: of a manager's own clinic, or of the operator's choice. */
export const manageStaffEndpoints = {
  /** By login, 50 at a time; `words`: a part of the login or the name. */
  'GET /manage/staff/list.do': endpoint({
    access: 'manage',
    input: v.object({
      ...scope,
      words: v.optional(text(0, 40), ''),
      /** Those that have ended instead of those that have not. */
      isEnded: v.optional(flag, false),
      cursor: v.optional(page),
    }),
    data: v.object({ list: v.array(staffAccount), next: v.nullable(page) }),
  }),
  /** Makes one; a manager's are of the desk. */
  'POST /manage/staff/add.do': endpoint({
    access: 'manage',
    input: v.object({
      depaCode: v.nullable(id),
      role,
      login,
      name: chosenName(1, 40),
    }),
    data: firstPassword,
  }),
  /** Gives it another first password, for who has forgotten theirs, and signs it out. */
  'POST /manage/staff/password.do': endpoint({
    access: 'manage',
    input: account,
    data: firstPassword,
  }),
  'POST /manage/staff/signOut.do': endpoint({ access: 'manage', input: account, data: done }),
  /** Takes a lost authenticator and its recovery codes away, and signs it out. */
  'POST /manage/staff/resetFactor.do': endpoint({ access: 'manage', input: account, data: done }),
  /** For good: its sessions are over at once. */
  'POST /manage/staff/end.do': endpoint({ access: 'manage', input: account, data: done }),
  /** Sign-ins of a clinic's staff in the last 30 days, the newest first; 200 at most. */
  'GET /manage/staff/signIns.do': endpoint({
    access: 'manage',
    input: v.object({ depaCode: id }),
    data: v.array(staffSignIn),
  }),
  /** The newest first, 30 at a time; `person`: a part of the name or login of who made them. */
  'GET /manage/changes.do': endpoint({
    access: 'manage',
    input: v.object({
      ...scope,
      person: v.optional(text(0, 40), ''),
      action: v.optional(v.picklist(CHANGE_ACTIONS)),
      day: v.optional(day),
      cursor: v.optional(page),
    }),
    data: v.object({ list: v.array(manageChange), next: v.nullable(page) }),
  }),
};
