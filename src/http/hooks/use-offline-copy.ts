import { useEffect, useState } from 'react';
import { useLanguage } from '@/i18n/language';
import { cacheRecords } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import { isConnectionError } from '../failure/api-error';
import type { ServerData } from './use-server';

/** Hours for which a stored answer may be used. */
const KEEP_HOURS = 72;

interface OfflineCopy<Data> {
  readonly data: Data;
  /** ms */
  readonly at: number;
  /** Language and scope of the request. */
  readonly scope: string;
}

const NOTHING = { data: undefined, receivedAt: undefined };

/** Shown data and its arrival time, ms by the device's clock. */
export type WithAge<Data> = Pick<ServerData<Data>, 'data' | 'receivedAt'>;

/**
 * Server data that survives a restart without network: the last answer is stored on the device under `key` and used
 * when no answer comes. One answer per key: one in another language or `scope` is ignored. For public data only.
 */
export function useOfflineCopy<Data>(
  key: string,
  server: ServerData<Data>,
  scope: string = '',
): WithAge<Data> {
  const { data, error, receivedAt } = server;
  const [retained, setRetained] = useState<OfflineCopy<Data> | null>(null);
  const entry = `kept:${key}`;
  const within = `${useLanguage()} ${scope}`;
  useEffect(() => {
    if (data === undefined || receivedAt === undefined) return;
    tryToKeep(() =>
      cacheRecords.put<OfflineCopy<Data>>(
        entry,
        { data, at: receivedAt, scope: within },
        KEEP_HOURS,
      ),
    );
  }, [data, receivedAt, entry, within]);
  const isNeeded = data === undefined && isConnectionError(error);
  useEffect(() => {
    if (isNeeded)
      void cacheRecords.take<OfflineCopy<Data>>(entry).then(setRetained, () => setRetained(null));
  }, [isNeeded, entry]);
  if (!isNeeded) return { data, receivedAt };
  return retained?.scope === within ? { data: retained.data, receivedAt: retained.at } : NOTHING;
}
