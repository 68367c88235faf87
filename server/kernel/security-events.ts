import { createHmac } from 'node:crypto';

/** What is recorded about who tried what; docs/operating.md says how to read them. */
export const SECURITY_EVENTS = [
  /** An account's owner signs in. */
  'signIn',
  'signOut',
  /** Whoever has an account's number is asked whether the account is theirs. */
  'owner',
  /** A verification code is sent. */
  'code',
  /** A password is set. */
  'password',
  /** A token of no session, or of one that is over. */
  'session',
  /** A limit of `server/http/limits.ts` is reached. */
  'limit',
  /** Staff make a call of another role. */
  'role',
  /** Something is asked for that is not there for this caller: it is somebody else's, or nobody's. */
  'absent',
  /** A copy of an account's data is asked for or fetched. */
  'export',
  /** An account is deleted. */
  'deletion',
  'staffSignIn',
  'staffSignOut',
  /** An account of the staff is made, ended, or gets another password. */
  'staffRights',
] as const;
export type SecurityEventName = (typeof SECURITY_EVENTS)[number];

/** Something that the security log records. Everything that names somebody is hashed before it is written anywhere. */
export interface SecurityEvent {
  readonly event: SecurityEventName;
  readonly outcome: 'done' | 'refused';
  /** Path of the call's route, or the command. */
  readonly call: string;
  /** Id of the account. */
  readonly userId?: string | null;
  /** Id of the member of the staff. */
  readonly staffId?: string | null;
  /** Mobile that the call names. */
  readonly mobile?: string | undefined;
  /** Login of the staff that the call names. */
  readonly login?: string | undefined;
  /** The caller's address as it is counted by limits. */
  readonly address?: string;
}

/** Records security events. */
export interface SecurityLog {
  /** Never waits and never throws. */
  note(event: SecurityEvent): void;
  /** Writes what was counted since the last time. */
  flush(): Promise<void>;
}

/** Kinds of what is hashed; the same text of two kinds has two hashes. */
export const SECURITY_KEY_KINDS = ['account', 'staff', 'mobile', 'login', 'address'] as const;
export type SecurityKeyKind = (typeof SECURITY_KEY_KINDS)[number];

/** Characters of a hash that are recorded: 96 bits. */
const KEY_LENGTH = 16;

/** The keyed hash under which something is recorded. @param key the service's `PERSON_KEY` */
export const securityKey = (key: Buffer, kind: SecurityKeyKind, value: string): string =>
  createHmac('sha256', key)
    .update(`security ${kind} ${value}`)
    .digest('base64url')
    .slice(0, KEY_LENGTH);
