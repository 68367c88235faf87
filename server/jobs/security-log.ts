import type { Deps } from '../deps';

/** ms between two writings of what was noted. */
const INTERVAL = 10_000;

/** A log that is written from memory. */
interface Flushed {
  flush(): Promise<void>;
}

/** Writes what the security log and the network log have noted from time to time. @returns stops it, and writes the rest */
export function startSecurityLog({
  jobs,
  security,
  networkLog,
}: Pick<Deps, 'jobs' | 'security' | 'networkLog'>): () => Promise<void> {
  const logs: readonly (readonly [string, Flushed])[] = [
    ['security log', security],
    ['network log', networkLog],
  ];
  const stops = logs.map(([name, log]) =>
    jobs.every({
      name,
      every: INTERVAL,
      isOwn: true,
      run: () => log.flush().then(() => false),
    }),
  );
  return async () => {
    for (const stop of stops) await stop();
    // Each is written, also where the other cannot be.
    const ends = await Promise.allSettled(logs.map(([, log]) => log.flush()));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  };
}
