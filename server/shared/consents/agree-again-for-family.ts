import {
  FAMILY_DOCUMENTS,
  isConsentDue,
  isTextDue,
  knownVersion,
  sinceVersion,
  versionsIn,
} from '@contract/agreement/text-rules';
import type { FamilyDocument, TextVersions } from '@contract/agreement/text-rules';
import { needsGuardian } from '@contract/linkman/age-rules';
import type { Db } from '../../db/database';

/** Where an account agrees again to what it agreed to for its family. */
export const FAMILY_POSITION = 'FAMILY';

/**
 * Which texts an account has to be asked for again, of those that it agreed to for its family. A guardian who is somebody else is
 * asked with the member's next form: nobody agrees for them.
 * @param today `YYYY-MM-DD`
 */
export async function familyTextsDue(
  db: Db,
  texts: TextVersions,
  userId: string,
  today: string,
): Promise<FamilyDocument[]> {
  const family = await db
    .selectFrom('linkmen')
    .select([
      'birthday',
      'consent_text_version as consent',
      'guardian_consent_version as guardian',
      'guardian_notified as isOther',
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  const [profiles, series] = await Promise.all([
    db
      .selectFrom('health_profiles')
      .select('consent_version as version')
      .distinct()
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('follow_up_series')
      .select('consent_version as version')
      .distinct()
      .where('user_id', '=', userId)
      .where('stopped_at', 'is', null)
      .execute(),
  ]);
  const isAsked: Readonly<Record<FamilyDocument, boolean>> = {
    memberConsent: family.some(({ consent }) => isConsentDue(texts.memberConsent, consent)),
    healthConsent: profiles.some(({ version }) => isConsentDue(texts.healthConsent, version)),
    followUpConsent: series.some(({ version }) => isConsentDue(texts.followUpConsent, version)),
    childrenPrivacy: family.some(
      ({ birthday, guardian, isOther }) =>
        guardian !== null &&
        !isOther &&
        needsGuardian(birthday, today) &&
        isTextDue(texts.childrenPrivacy, [guardian]),
    ),
  };
  return FAMILY_DOCUMENTS.filter((document) => isAsked[document]);
}

/** A version that somebody agreed to, with those after it, none of which it replaces; null where there is none. */
function agreedIn(signs: readonly string[], document: FamilyDocument) {
  const version = knownVersion(document, versionsIn(signs, document)[0] ?? '');
  return version === '' ? null : { version, since: sinceVersion(document, version) };
}

/**
 * Notes with each family member what an account has agreed to again; who was saved with a newer text stays as they are. The time
 * is ours: a device whose clock is behind would be asked for ever. @param now ms
 */
export async function agreeForFamily(
  db: Db,
  signs: readonly string[],
  userId: string,
  now: number,
): Promise<void> {
  const at = new Date(now);
  const family = db
    .updateTable('linkmen')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  const consent = agreedIn(signs, 'memberConsent');
  if (consent)
    await family
      .set({ consent_text_version: consent.version, consent_at: at })
      .where('consent_text_version', 'not in', consent.since)
      .execute();
  const rules = agreedIn(signs, 'childrenPrivacy');
  if (rules)
    await family
      .set({ guardian_consent_version: rules.version, guardian_consent_at: at })
      .where('guardian_consent_version', 'not in', rules.since)
      .where('guardian_notified', '=', false)
      .execute();
  const health = agreedIn(signs, 'healthConsent');
  if (health)
    await db
      .updateTable('health_profiles')
      .set({ consent_version: health.version, consented_at: at })
      .where('user_id', '=', userId)
      .where('consent_version', 'not in', health.since)
      .execute();
  const followUp = agreedIn(signs, 'followUpConsent');
  if (followUp)
    await db
      .updateTable('follow_up_series')
      .set({ consent_version: followUp.version, consented_at: at })
      .where('user_id', '=', userId)
      .where('stopped_at', 'is', null)
      .where('consent_version', 'not in', followUp.since)
      .execute();
}
