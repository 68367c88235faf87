import type { CaregiverRole } from '@contract/caregiver/role-rules';
import type { DeviceKind } from '@contract/account/device-rules';
import type { Address } from '@contract/site/site-rules';
import type { Language } from '../kernel/language';

/** The session of a token; `secret`: base64 of the 32 bytes from which the keys of encrypted answers are derived. */
export interface Session {
  readonly userId: string;
  readonly secret: string;
  /** As the client sends it; never stored or logged. */
  readonly token: string;
  readonly tokenHash: string;
  /** False while a messaging-app or payment-app user has not bound a mobile. */
  readonly hasMobile: boolean;
  /** In which the account last used the app. */
  readonly language: Language;
  /** Whether it is a caregiver of anybody of another family. */
  readonly isCaregiver: boolean;
}

/** What a member of the staff may do: each has one role. */
export type StaffRole = 'desk' | 'manager' | 'moderator' | 'service' | 'operator';

/** A member of a clinic's staff, by the desk's token. */
export interface Staff {
  readonly staffId: string;
  readonly name: string;
  /** The one clinic that they may see and change; empty for the operator's own staff, whose roles have no clinic's calls. */
  readonly depaCode: string;
  readonly tokenHash: string;
  /**
   * A clinic's calls are for `desk` and `manager`, who sees the sign-ins of its staff as well; those of moderation for
   * `moderator`, those of customer service for `service`. Clinics are managed by `manager`, of their own, and by
   * `operator`, of all.
   */
  readonly role: StaffRole;
}

/** A caregiver who acts for a member of somebody else's family. */
export interface ActingCaregiver {
  /** The caregiver's own account. */
  readonly userId: string;
  readonly role: CaregiverRole;
  /** The one member that the call is about. */
  readonly linkmanId: string;
}

/** What a handler gets besides the input. `S` is null where no sign-in is required. */
export interface Context<S extends Session | null = Session | null> {
  /** The provider's clock at arrival, ms; rules use it, never the machine's or the database's clock. */
  readonly now: number;
  /** Calendar day in Asia/Shanghai, `YYYY-MM-DD`. */
  readonly today: string;
  readonly language: Language;
  readonly session: S;
  /** Set for calls of the desk only. */
  readonly staff: Staff | null;
  /** Whose family and appointments the call is about: the session's account, or the owner's where a caregiver acts for them. */
  readonly userId: S extends null ? null : S extends Session ? string : string | null;
  /** Who acts for the owner, and for which member alone; null: the owner. */
  readonly caregiver: ActingCaregiver | null;
  /** The address of the site that was called, as the browser sees it; null for an invalid host. */
  readonly site: () => Address | null;
  /** The caller's IP address as it came; '' where a cached answer is made. */
  readonly ip: string;
  /** The caller's address for limits: an IPv4 address or the /64 of an IPv6 one. */
  readonly address: string;
  /** What the device says it is. */
  readonly deviceKind: DeviceKind;
  /** Calls back when the caller's connection ends, while the call waits. @returns calls it off */
  readonly whenGone: (onGone: () => void) => () => void;
  /** Hash of the device's token, on calls of routes with `device`; '' elsewhere. */
  readonly device: string;
}

/** Context of a call that needs a signed-in user. */
export type UserContext = Context<Session>;

/** Context of a call of the desk. */
export type StaffContext = Context<null> & { readonly staff: Staff };
