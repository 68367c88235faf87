import type { WithdrawnHere } from '@contract/personal/consent-rules';
import { MESSAGE_PLATFORMS, SIGN_IN_PLATFORMS } from '@contract/personal/platform-rules';
import type { MessagePlatform, SignInPlatform } from '@contract/personal/platform-rules';
import type { Deps } from '../../../deps';
import { untiePlatform } from '../../../shared/accounts/untie-platform';
import { removeUnpublished } from '../../community/posts/remove-unpublished';
import { endStatistics } from '../../../shared/consents/statistics';
import { noteWithdrawal } from '../../../shared/consents/withdrawn';
import { stopSeries } from '../../aftercare/follow-up/stop-series';
import { withdrawDelivery } from '../../rewards/lottery/withdraw-delivery';
import { revokeFeed } from '../../rewards/membership/calendar-feed';
import { withdrawGrants } from '../../service/message/platform/withdraw-grants';
import { eraseResponses } from '../../aftercare/questionnaire/erase-responses';
import { erasePlays } from '../../../shared/telemetry/erase-plays';
import { eraseProfile } from '../../../shared/recipients/health-profile';
import { removeFiles } from '../../../shared/uploads/erase-uploads';

export interface Withdrawal {
  readonly userId: string;
  readonly purpose: WithdrawnHere;
  /** As in the list of consents. */
  readonly id: string;
  /** ms. */
  readonly now: number;
}

type Parts = Pick<Deps, 'db' | 'config' | 'clock'>;

type End = (deps: Parts, withdrawal: Withdrawal) => Promise<unknown>;

/** What the withdrawal of each consent does, at once; an id that is not the account's changes nothing. */
const ENDS: Readonly<Record<WithdrawnHere, End>> = {
  healthProfile: ({ db }, { userId, id }) => eraseProfile(db, userId, id),
  followUp: ({ db }, { userId, id, now }) => stopSeries(db, userId, id, now),
  async community({ db, clock }, { userId, now }) {
    await noteWithdrawal(db, userId, 'community', now);
    await removeUnpublished({ db, clock }, userId);
  },
  async statistics({ db }, { userId }) {
    await endStatistics(db, userId);
    await erasePlays(db, userId);
  },
  async questionnaires({ db, config }, { userId }) {
    await removeFiles(config.dataDir, await eraseResponses(db, userId));
  },
  delivery: ({ db }, { userId, id }) => withdrawDelivery(db, userId, id),
  calendar: ({ db }, { userId }) => revokeFeed(db, userId),
  async platformSignIn({ db }, { userId, id }) {
    if (!Object.keys(SIGN_IN_PLATFORMS).includes(id)) return;
    await untiePlatform(db, userId, id as SignInPlatform);
    // An acceptance names who somebody is there as well.
    const names: readonly string[] = SIGN_IN_PLATFORMS[id as SignInPlatform];
    for (const platform of MESSAGE_PLATFORMS)
      if (names.includes(platform)) await withdrawGrants(db, userId, platform);
  },
  async platformMessages({ db }, { userId, id }) {
    const platforms: readonly string[] = MESSAGE_PLATFORMS;
    if (platforms.includes(id)) await withdrawGrants(db, userId, id as MessagePlatform);
  },
};

/** Withdraws a consent and ends its processing. @throws DomainError 1002 where the account could not be entered any more */
export async function withdrawConsent(deps: Parts, withdrawal: Withdrawal): Promise<void> {
  await ENDS[withdrawal.purpose](deps, withdrawal);
}
