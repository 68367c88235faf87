import type { Deps } from '../../deps';
import { eraseProfile, saveProfile, showProfile } from '../../shared/recipients/health-profile';
import { ownFamilyMember } from '../../shared/recipients/rows';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

/** The health profiles of an account's family. */
export const healthRoutes = (deps: Deps): readonly Route[] => [
  route('GET /linkman/health/detail.do', ({ linkmanId }, context) =>
    showProfile(deps, linkmanId, context),
  ),
  route('POST /linkman/health/save.do', async (input, context) => {
    await saveProfile(deps, input, context);
    return null;
  }),
  route('POST /linkman/health/clear.do', async ({ linkmanId }, { userId }) => {
    await ownFamilyMember(deps.db, userId, linkmanId);
    await eraseProfile(deps.db, userId, linkmanId);
    return null;
  }),
];
