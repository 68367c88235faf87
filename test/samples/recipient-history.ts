import { randomUUID } from 'node:crypto';
import type { Login, Provider } from '../server/kit/harness';

/**
 * States for a family member that no dose was administered beyond the recorded ones: from then on missing doses are
 * due or overdue.
 */
export const sayNothingElse = (provider: Provider, login: Login, linkmanId: string) =>
  provider.ok(
    'POST /vaccine/plan/saveDoseHistory.do',
    { linkmanId, batchKey: randomUUID(), upToMonths: null },
    { as: login },
  );
