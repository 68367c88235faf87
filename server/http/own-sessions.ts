import type { DeviceKind } from '@contract/account/device-rules';
import type { OwnSession } from '@contract/account/session-endpoints';

/** A session's row, of an account or of staff. */
interface SessionRow extends DeviceKind {
  readonly id: string;
  readonly token_hash: string;
  readonly created_at: Date;
  readonly seen_at: Date | null;
}

/** Sessions as their owner sees them: the one that asks first, then those that called last. */
export const ownSessionsOf = (rows: readonly SessionRow[], present: string): OwnSession[] =>
  rows
    .map(({ id, token_hash: hash, app, system, created_at: created, seen_at: seen }) => ({
      sessionId: id,
      isPresent: hash === present,
      app,
      system,
      startedAt: created.getTime(),
      seenAt: (seen ?? created).getTime(),
    }))
    .sort(
      (one, other) => Number(other.isPresent) - Number(one.isPresent) || other.seenAt - one.seenAt,
    );
