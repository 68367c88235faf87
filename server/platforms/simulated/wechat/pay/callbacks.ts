import { randomUUID } from 'node:crypto';
import { signedCallback } from './callback-message';
import type { PendingCallback, Tampering } from './callback-message';
import type { Callback, FakePayOptions, PlatformSigner } from './options';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/** ms between a callback that nobody took and the next attempt: 15 in 24 hours and 4 minutes, then no more. */
export const REPEATS: readonly number[] = [
  15 * SECOND,
  15 * SECOND,
  30 * SECOND,
  3 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  30 * MINUTE,
  30 * MINUTE,
  30 * MINUTE,
  60 * MINUTE,
  3 * HOUR,
  3 * HOUR,
  3 * HOUR,
  6 * HOUR,
  6 * HOUR,
];

export interface Callbacks {
  readonly pending: PendingCallback[];
  /** Makes a callback that is due at once. */
  send(mchid: string, url: string, event: string, resource: object): PendingCallback;
  /** Delivers what is due, one after the other. @returns statuses, 0 where nobody answered */
  deliverDue(): Promise<readonly number[]>;
  /** Delivers one again, due or not, and whether it was taken. @returns its status, 0 where nobody answered */
  deliver(callback: PendingCallback, tampering?: Tampering): Promise<number>;
  /** A callback as it would be sent now. */
  write(callback: PendingCallback, tampering?: Tampering): Callback;
}

export function createCallbacks({ merchants, signers, now, deliver }: FakePayOptions): Callbacks {
  const pending: PendingCallback[] = [];
  let written = 0;

  const nextSigner = (): PlatformSigner => {
    const signer = signers[written % signers.length];
    written += 1;
    if (!signer) throw new Error('The platform has no key.');
    return signer;
  };

  const write = (callback: PendingCallback, tampering: Tampering = {}): Callback =>
    signedCallback(callback, tampering.signer ?? nextSigner(), now(), tampering);

  async function attempt(callback: PendingCallback, tampering?: Tampering): Promise<number> {
    const status = await deliver(write(callback, tampering)).catch(() => 0);
    // A probe and a tampered one are not the platform's own attempt.
    if (tampering) return status;
    callback.attempts += 1;
    const wait = REPEATS[callback.attempts - 1];
    const isTaken = status === 200 || status === 204;
    callback.dueAt = isTaken || wait === undefined ? null : now() + wait;
    return status;
  }

  return {
    pending,
    send(mchid, url, event, resource) {
      const merchant = merchants.find((known) => known.mchid === mchid);
      if (!merchant) throw new Error(`${mchid} is unknown.`);
      const callback: PendingCallback = {
        id: randomUUID(),
        event,
        merchant,
        url,
        resource,
        attempts: 0,
        dueAt: now(),
      };
      pending.push(callback);
      return callback;
    },
    async deliverDue() {
      const statuses: number[] = [];
      for (const callback of [...pending])
        if (callback.dueAt !== null && callback.dueAt <= now()) {
          // Not twice where two callers deliver at once.
          callback.dueAt = null;
          statuses.push(await attempt(callback));
        }
      return statuses;
    },
    deliver: attempt,
    write,
  };
}
