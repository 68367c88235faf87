import type { EndpointName, Endpoints, InputOf } from '@contract/endpoints';
import type { FailureSurface } from './failure/failure-surface';

/** Per-call options of specification §7. */
export interface CommonOptions {
  /** Show the loading hint while it runs. */
  readonly isShowLoading?: boolean;
  /** Neither cancels a call with the same URL nor is cancelled by one. */
  readonly neverCancel?: boolean;
  /** An invalid session leads to the outside login. */
  readonly externalLogin?: boolean;
  /** Value of the platform header, if it must differ from this device's. */
  readonly platform?: string;
  /** Where a failure is shown if not as a toast. */
  readonly failure?: FailureSurface;
  /** Token of another session than this client's: one handed over, of which the provider is asked whose it is. */
  readonly token?: string;
  /** Session token of clinic staff, for desk calls. */
  readonly deskToken?: string;
  /** Timeout in ms; default 10000. */
  readonly timeout?: number;
}

/** Which bodies are encrypted. */
export type CryptoMode = 'request' | 'response' | 'all';

interface BodyOptions {
  readonly isJson?: boolean;
  readonly isQs?: boolean;
  readonly crypto?: CryptoMode;
}

/** Any options, as the client itself handles them. */
export type AnyOptions = CommonOptions & BodyOptions;

type BodyFacts<E> = E extends { readonly body: 'form' }
  ? { readonly isQs: true }
  : { readonly isJson?: boolean };
type CryptoFacts<E> = E extends { readonly encrypted: 'response' }
  ? { readonly crypto: 'response' | 'all' }
  : { readonly crypto?: 'request' };

/** Options of one endpoint: the caller must name the contract's encoding and encryption. */
export type OptionsOf<Name extends EndpointName> = CommonOptions &
  BodyFacts<Endpoints[Name]> &
  CryptoFacts<Endpoints[Name]>;

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- asks whether a type has required fields at all
type IsOptional<T> = {} extends T ? true : false;

/** Arguments after the endpoint's name: input and options, each optional if nothing in it is required. */
export type CallArgs<Name extends EndpointName> =
  IsOptional<OptionsOf<Name>> extends true
    ? IsOptional<NonNullable<InputOf<Name>>> extends true
      ? [input?: InputOf<Name>, options?: OptionsOf<Name>]
      : [input: InputOf<Name>, options?: OptionsOf<Name>]
    : [input: InputOf<Name>, options: OptionsOf<Name>];
