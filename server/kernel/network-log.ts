import type { DeviceKind } from '@contract/account/device-rules';
import type { CallSource } from './client-address';

/** What the network log records; docs/decisions/0136 says by which law. */
export type NetworkEvent =
  /** An account's owner signs in or out. */
  | 'signIn'
  | 'signOut'
  /** A post or question is published, edited or taken back. */
  | 'post'
  | 'postEdit'
  | 'postRemoval'
  /** A comment or reply is published or taken back. */
  | 'comment'
  | 'commentRemoval'
  /** Name, picture or introduction is changed. */
  | 'profile'
  /** A message to customer service. */
  | 'chat'
  | 'staffSignIn'
  | 'staffSignOut'
  /** Staff open something of an account. */
  | 'staffAccess';

/** Something that somebody did from somewhere. */
export interface NetworkEntry {
  readonly event: NetworkEvent;
  /** Path of the call's route. */
  readonly call: string;
  /** Id of the account. */
  readonly userId: string | null;
  /** Id of the member of the staff. */
  readonly staffId: string | null;
  /** Id of the post, comment, conversation or appointment, the day of a list, or the staff's login; '' for nothing of these. */
  readonly subject: string;
  readonly source: CallSource;
  readonly device: DeviceKind;
}

/** Records who did what from where. */
export interface NetworkLog {
  /** Never waits and never throws. */
  note(entry: NetworkEntry): void;
  /** Writes what was noted since the last time. @throws what the database says; the entries wait for the next time */
  flush(): Promise<void>;
}
