import { endpoints } from '@contract/endpoints';
import type { CallLimit } from './limits';
import type { Access } from '@contract/endpoint';
import type { DataOf, EndpointName, Endpoints, ParsedInputOf } from '@contract/endpoints';
import type { Context, Session, StaffContext } from './context';

type ContextOf<Name extends EndpointName> = Endpoints[Name]['access'] extends 'user'
  ? Context<Session>
  : Endpoints[Name]['access'] extends Exclude<Access, 'anyone' | 'user'>
    ? StaffContext
    : Context;

export type Handler<Name extends EndpointName> = (
  input: ParsedInputOf<Name>,
  context: ContextOf<Name>,
) => Promise<DataOf<Name>> | DataOf<Name>;

export interface RouteOptions {
  /**
   * Public reads only: the answer may be this many ms old. It is cached in memory by input and language, has an ETag,
   * and concurrent calls share one computation.
   */
  readonly keepFor?: number;
  /** Limit on its calls from one address, instead of the general one for writes. Each path is counted separately. */
  readonly limit?: CallLimit;
  /** A GET that writes, as the specification has it: it counts as a write, and fetching it ahead is refused. */
  readonly writes?: true;
  /** Its callers are distinguished by device; a new device gets a token. */
  readonly device?: true;
}

/** One endpoint of the contract with its handler, types erased for the registration. */
export interface Route {
  readonly name: EndpointName;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly handle: (input: unknown, context: Context) => Promise<unknown>;
  readonly options: RouteOptions;
}

/**
 * Binds an endpoint of the contract to its handler. Input is validated and access enforced before the handler runs;
 * its result becomes the envelope's `data`; a thrown `DomainError` becomes its code and message.
 */
export function route<Name extends EndpointName>(
  name: Name,
  handle: Handler<Name>,
  options: RouteOptions = {},
): Route {
  if (options.keepFor !== undefined && endpoints[name].access !== 'anyone')
    throw new Error(`${name} answers a person and must not be kept.`);
  const [method, path] = name.split(' ') as ['GET' | 'POST', string];
  return {
    name,
    method,
    path,
    handle: async (input, context) =>
      handle(input as ParsedInputOf<Name>, context as unknown as ContextOf<Name>),
    options,
  };
}
