import type { Deps } from '../../deps';

/** ms that events, visits and plays are kept. */
const KEEP_TELEMETRY = 90 * 86_400_000;

/** Removes telemetry older than 90 days. */
export async function sweepTelemetry({ db, clock }: Deps): Promise<void> {
  const old = new Date(clock.now() - KEEP_TELEMETRY);
  await db.deleteFrom('telemetry_events').where('received_at', '<', old).execute();
  await db.deleteFrom('page_visits').where('received_at', '<', old).execute();
  await db.deleteFrom('video_plays').where('received_at', '<', old).execute();
}
