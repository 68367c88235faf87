import type { Deps } from '../../deps';
import { saveAgreement } from '../../shared/consents/record-consents';
import { route } from '../../http/route';
import type { Handler, Route } from '../../http/route';

const PATHS = [
  'POST /base/authProtocol/authProtocolLogUserRecord.do',
  'POST /mgj/authProtocol/authProtocolLogUserRecord.do',
] as const;

/** Stores what a person has agreed to. A repeated report is stored once. */
export function agreementRoutes({ db }: Deps): readonly Route[] {
  const keep: Handler<(typeof PATHS)[number]> = async (report, { userId, now }) => {
    await saveAgreement(db, report, userId, now);
    return null;
  };
  return PATHS.map((path) => route(path, keep));
}
