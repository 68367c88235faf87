import { randomUUID } from 'node:crypto';
import type { Login, Provider } from '../server/harness';

/** Says of a family member that nothing more was given than is on record: from then on missing doses are due or late. */
export const sayNothingElse = (provider: Provider, login: Login, linkmanId: string) =>
  provider.ok(
    'POST /vaccine/plan/saveDoseHistory.do',
    { linkmanId, batchKey: randomUUID(), upToMonths: null },
    { as: login },
  );
