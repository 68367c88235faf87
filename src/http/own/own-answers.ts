import type { DataOf, InputOf } from '@contract/endpoints';
import { ownRecords, putOwn, retainOwn } from '@/storage/own-records';
import type { OwnKind, OwnRecord } from '@/storage/own-record-rules';
import { clientParts } from '../client-parts';
import { isGone, ownRuleOf } from './own-rules';
import type { OwnEndpoint } from './own-rules';

const drop = (kind: OwnKind, id: string): void => retainOwn(kind, (each) => each !== id);

/** The stored records of a kind of the account that is signed in, newest first; none for a visitor. */
export const ownOf = <Data>(kind: OwnKind): readonly OwnRecord<Data>[] =>
  ownRecords<Data>(kind, clientParts().account());

/** The stored answer of a call, if there is one for this account. */
export function ownAnswer<Name extends OwnEndpoint>(
  endpoint: Name,
  input: InputOf<Name>,
): OwnRecord<DataOf<Name>> | undefined {
  const rule = ownRuleOf(endpoint);
  return rule && ownOf<DataOf<Name>>(rule.kind).find(({ id }) => id === rule.idOf(input));
}

/** Stores an answer on the device, or removes an earlier one that must not stay. Nothing is stored for visitors. */
export function storeOwnAnswer<Name extends OwnEndpoint>(
  endpoint: Name,
  input: InputOf<Name>,
  data: DataOf<Name>,
): void {
  const rule = ownRuleOf(endpoint);
  const account = clientParts().account();
  if (!rule || !account) return;
  const retained = rule.storedOf(data);
  if (retained === null) drop(rule.kind, rule.idOf(input));
  else putOwn(rule.kind, account, rule.idOf(input), retained);
}

/** Removes the stored answer of a call. */
export function dropOwnAnswer<Name extends OwnEndpoint>(
  endpoint: Name,
  input: InputOf<Name>,
): void {
  const rule = ownRuleOf(endpoint);
  if (rule) drop(rule.kind, rule.idOf(input));
}

/**
 * Runs a call and stores its answer if it is one of an account's own records. An answer that arrives after the session
 * ended is not stored; one that says that the record is gone removes the stored one.
 */
export async function withOwnStored<Data>(
  endpoint: string,
  input: object,
  ask: () => Promise<Data>,
): Promise<Data> {
  const rule = ownRuleOf(endpoint);
  if (!rule) return ask();
  const asked = input as InputOf<OwnEndpoint>;
  const token = clientParts().token();
  try {
    const data = await ask();
    const isWanted = !rule.isOnRequest || ownAnswer(endpoint as OwnEndpoint, asked) !== undefined;
    if (isWanted && clientParts().token() === token)
      storeOwnAnswer(endpoint as OwnEndpoint, asked, data as DataOf<OwnEndpoint>);
    return data;
  } catch (error) {
    if (isGone(error)) drop(rule.kind, rule.idOf(asked));
    throw error;
  }
}
