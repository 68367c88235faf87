import { Attempts } from '../../attempts/attempts';
import type { Deps } from '../../deps';
import { acceptInvitation, openInvitation } from '../../domain/people/caregivers/accept';
import { endAccess } from '../../domain/people/caregivers/end-access';
import { invite, withdrawInvitation } from '../../domain/people/caregivers/invite';
import { mergeEntry } from '../../domain/people/caregivers/merge-entry';
import { showCaregivers } from '../../domain/people/caregivers/show';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import type { Sessions } from '../../shared/accounts/sessions';

/** Other accounts that may act for a family member (docs/decisions/0164). */
export const caregiverRoutes = (
  deps: Deps,
  sessions: Pick<Sessions, 'refresh'>,
): readonly Route[] => {
  const { db, cipher } = deps;
  const { personKey } = deps;
  const parts = { db, cipher, personKey, attempts: new Attempts(deps) };
  return [
    route('GET /linkman/caregiver/detail.do', ({ linkmanId }, context) =>
      showCaregivers(deps, linkmanId, context),
    ),
    route('POST /linkman/caregiver/invite.do', (form, context) => invite(parts, form, context)),
    route('POST /linkman/caregiver/withdraw.do', async ({ linkmanId }, context) => {
      await withdrawInvitation(db, linkmanId, context);
      return null;
    }),
    route(
      'POST /linkman/caregiver/open.do',
      ({ code }, context) => openInvitation(parts, code, context),
      { limit: 'logins' },
    ),
    route(
      'POST /linkman/caregiver/accept.do',
      async (form, context) => {
        const { ended, ...accepted } = await acceptInvitation(parts, form, context);
        for (const userId of [context.userId, ...ended]) sessions.refresh(userId);
        return accepted;
      },
      { limit: 'logins' },
    ),
    route('POST /linkman/caregiver/merge.do', async ({ linkmanId }, context) => {
      const ended = await mergeEntry(parts, linkmanId, context);
      for (const userId of ended) sessions.refresh(userId);
      return null;
    }),
    route('POST /linkman/caregiver/remove.do', async (input, { userId, now }) => {
      const { linkmanId, caregiverId } = input;
      const ended = { by: 'owner', userId, caregiverId } as const;
      sessions.refresh(await endAccess(deps, linkmanId, ended, now));
      return null;
    }),
    route('POST /linkman/caregiver/leave.do', async ({ linkmanId }, { userId, now }) => {
      await endAccess(deps, linkmanId, { by: 'caregiver', userId }, now);
      sessions.refresh(userId);
      return null;
    }),
  ];
};
