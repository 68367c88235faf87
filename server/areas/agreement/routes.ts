import type { Deps } from '../../deps';
import { newId } from '../../kernel/ids';
import { route } from '../../http/route';
import type { Handler, Route } from '../../http/route';

const PATHS = [
  'POST /base/authProtocol/authProtocolLogUserRecord.do',
  'POST /mgj/authProtocol/authProtocolLogUserRecord.do',
] as const;

/** Stores what a person has agreed to. A repeated report is stored once. */
export function agreementRoutes({ db }: Deps): readonly Route[] {
  const keep: Handler<(typeof PATHS)[number]> = async (report, { userId, now }) => {
    await db
      .insertInto('agreement_records')
      .values({
        id: newId(),
        user_id: userId,
        device_id: report.deviceId,
        agreed_at: new Date(report.authProtocolTime),
        received_at: new Date(now),
        signs: JSON.stringify(report.authSignList),
        position_code: report.positionCode,
      })
      .onConflict((same) => same.doNothing())
      .execute();
    return null;
  };
  return PATHS.map((path) => route(path, keep));
}
