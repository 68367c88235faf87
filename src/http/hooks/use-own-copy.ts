import { useMemo } from 'react';
import type { DataOf, InputOf } from '@contract/endpoints';
import { ownAnswer } from '../own/own-answers';
import { mayUseStored } from '../own/own-rules';
import type { OwnEndpoint } from '../own/own-rules';
import type { ServerData } from './use-server';

/** An own record to show, from the provider or from the device. */
export interface OwnCopy<Data> {
  readonly data: Data | undefined;
  /** It was read from the device: what needs the provider cannot be offered. */
  readonly isStored: boolean;
  /** When it arrived, ms, where it could not be updated; undefined for an up-to-date one. */
  readonly asOf: number | undefined;
}

/**
 * An own record that is readable without a network: the stored answer takes the place of one that did not arrive. A
 * refusal by the provider is shown as such.
 */
export function useOwnCopy<Name extends OwnEndpoint>(
  endpoint: Name,
  input: InputOf<Name>,
  { data, error, receivedAt }: Pick<ServerData<DataOf<Name>>, 'data' | 'error' | 'receivedAt'>,
): OwnCopy<DataOf<Name>> {
  const isOld = mayUseStored(error);
  const isNeeded = data === undefined && isOld;
  const name = JSON.stringify(input);
  const stored = useMemo(
    () => (isNeeded ? ownAnswer(endpoint, JSON.parse(name) as InputOf<Name>) : undefined),
    [isNeeded, endpoint, name],
  );
  if (stored) return { data: stored.data, isStored: true, asOf: stored.at };
  return { data, isStored: false, asOf: isOld && data !== undefined ? receivedAt : undefined };
}
