import type { Consent } from '@contract/personal/endpoints';
import type { Db } from '../../../db/database';

const blank = { id: '', name: '', day: null } as const;
/** Signs are the names of documents, followed by a colon and the version. */
const versionIn = (signs: readonly string[], document: string): string =>
  signs.find((sign) => sign.startsWith(`${document}:`))?.slice(document.length + 1) ?? '';

/** Consents that are a state of the account: to the agreements, to statistics, and to what the community shows. */
export async function accountConsents(db: Db, userId: string): Promise<Consent[]> {
  const [account, records, withdrawn] = await Promise.all([
    db.selectFrom('users').select('statistics_at').where('id', '=', userId).executeTakeFirst(),
    db
      .selectFrom('agreement_records')
      .select(['position_code', 'signs', 'received_at'])
      .where('user_id', '=', userId)
      .orderBy('received_at', 'desc')
      .execute(),
    db.selectFrom('withdrawn_consents').selectAll().where('user_id', '=', userId).execute(),
  ]);
  if (!account) return [];
  const endOf = (purpose: string) =>
    withdrawn.find((each) => each.purpose === purpose)?.withdrawn_at.getTime();
  const login = records.find(({ position_code: code }) => code === 'LOGIN');
  const community = records.find(({ position_code: code }) => code === 'COMMUNITY');
  const counted = account.statistics_at
    ? records.find(({ signs }) => versionIn(signs, 'statisticsConsent') !== '')
    : undefined;
  const communityAt = endOf('community') ?? community?.received_at.getTime();
  return [
    {
      ...blank,
      purpose: 'account',
      at: login?.received_at.getTime() ?? null,
      version: versionIn(login?.signs ?? [], 'privacyPolicy'),
      given: login !== undefined,
    },
    {
      ...blank,
      purpose: 'statistics',
      at: account.statistics_at?.getTime() ?? null,
      version: versionIn(counted?.signs ?? [], 'statisticsConsent'),
      given: account.statistics_at !== null,
    },
    ...(communityAt === undefined
      ? []
      : [
          {
            ...blank,
            purpose: 'community' as const,
            at: communityAt,
            version: versionIn(community?.signs ?? [], 'communityRules'),
            given: endOf('community') === undefined,
          },
        ]),
  ];
}
