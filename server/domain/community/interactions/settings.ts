import { INTERACTION_KINDS } from '@contract/message/message-rules';
import type { InteractionKind } from '@contract/message/message-rules';
import type { Db } from '../../../db/database';

/** Of which kinds of interaction a user is notified. */
export type InteractionSettings = Record<InteractionKind, boolean>;

/** Of which kinds of interaction a user is notified: all but those turned off. */
export async function interactionSettings(db: Db, userId: string): Promise<InteractionSettings> {
  const muted = await db
    .selectFrom('muted_interactions')
    .select('kind')
    .where('user_id', '=', userId)
    .execute();
  const settings: InteractionSettings = {
    commented: true,
    replied: true,
    liked: true,
    followed: true,
  };
  for (const { kind } of muted) settings[kind] = false;
  return settings;
}

/** Turns kinds of interaction on or off; those not given stay. @returns all of them */
export async function setInteractionSettings(
  db: Db,
  userId: string,
  change: Readonly<Partial<Record<InteractionKind, boolean | undefined>>>,
): Promise<InteractionSettings> {
  const isSet = (on: boolean) => INTERACTION_KINDS.filter((kind) => change[kind] === on);
  const [muted, wanted] = [isSet(false), isSet(true)];
  await db.transaction().execute(async (trx) => {
    if (muted.length > 0)
      await trx
        .insertInto('muted_interactions')
        .values(muted.map((kind) => ({ user_id: userId, kind })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    if (wanted.length > 0)
      await trx
        .deleteFrom('muted_interactions')
        .where('user_id', '=', userId)
        .where('kind', 'in', wanted)
        .execute();
  });
  return interactionSettings(db, userId);
}
