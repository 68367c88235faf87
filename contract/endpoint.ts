import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { CaregiverRole } from './caregiver/role-rules';

/**
 * Who may call: anybody, a signed-in user (specification §6: enforced by response codes), staff of a clinic, staff with
 * the role "moderator", staff of customer service, a clinic's manager, the operator, those two (`manage`), or staff of any role.
 */
export type Access =
  | 'anyone'
  | 'user'
  | 'staff'
  | 'manager'
  | 'moderator'
  | 'service'
  | 'operator'
  | 'manage'
  | 'anyStaff';

/** One call of specification §7: its schemas type the client, validate the provider's input and test its answers. */
export interface Endpoint<Input extends GenericSchema, Data extends GenericSchema> {
  readonly access: Access;
  /** A user whose account has no mobile yet may call it; other calls answer them 1002. */
  readonly withoutMobile?: true;
  /**
   * The least role in which a caregiver may make it for a member of somebody else's family: the ids of the input then lead to
   * that member. Without it the call reaches nothing but the caller's own (docs/decisions/0164).
   */
  readonly caregivers?: CaregiverRole;
  /** Query of a GET, body of a POST. */
  readonly input: Input;
  /** The `data` of a successful envelope. */
  readonly data: Data;
  /** `form`: the body is form-encoded; default JSON (specification §7 "isQs", "isJson"). */
  readonly body?: 'json' | 'form';
  /** The answer's `data` travels encrypted (specification §7 "response encrypted"). */
  readonly encrypted?: 'response';
}

/** Declares an endpoint; its encoding and encryption stay literal types, so that callers are checked against them. */
export function endpoint<const E extends Endpoint<GenericSchema, GenericSchema>>(spec: E): E {
  return spec;
}

/** What a caller passes. */
export type CallInput<E> = E extends { readonly input: infer S extends GenericSchema }
  ? InferInput<S>
  : never;

/** What the provider works with after validation (coerced query values, defaults filled in). */
export type ParsedInput<E> = E extends { readonly input: infer S extends GenericSchema }
  ? InferOutput<S>
  : never;

/** What a successful answer carries. */
export type AnswerData<E> = E extends { readonly data: infer S extends GenericSchema }
  ? InferOutput<S>
  : never;
