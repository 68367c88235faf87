import type { Consent } from '@contract/personal/endpoints';
import { SIGN_IN_PLATFORMS } from '@contract/personal/platform-rules';
import type { SignInPlatform } from '@contract/personal/platform-rules';
import type { Db } from '../../../db/database';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { accountConsents } from './account-consents';

const blank = { id: '', name: '', day: null, at: null, version: '', given: true } as const;

async function family(db: Db, userId: string): Promise<Consent[]> {
  const rows = await db
    .selectFrom('linkmen')
    .select(['id', 'name', 'consent_at', 'consent_text_version'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, name, consent_at: at, consent_text_version: version }) => ({
    ...blank,
    purpose: 'person',
    id,
    name,
    at: at.getTime(),
    version,
  }));
}

async function followUps(db: Db, userId: string, language: Language): Promise<Consent[]> {
  const rows = await db
    .selectFrom('follow_up_series as s')
    .innerJoin('departments as d', 'd.depa_code', 's.depa_code')
    .select(['s.id', 's.day', 's.consented_at', 's.consent_version', 'd.name'])
    .where('s.user_id', '=', userId)
    .where('s.stopped_at', 'is', null)
    .orderBy('s.day', 'desc')
    .execute();
  return rows.map((row) => ({
    ...blank,
    purpose: 'followUp',
    id: row.id,
    name: inLanguage(row.name, language),
    day: row.day,
    at: row.consented_at.getTime(),
    version: row.consent_version,
  }));
}

async function healthProfiles(db: Db, userId: string): Promise<Consent[]> {
  const rows = await db
    .selectFrom('health_profiles as h')
    .innerJoin('linkmen as l', 'l.id', 'h.linkman_id')
    .select(['l.id', 'l.name', 'h.consented_at as at', 'h.consent_version as version'])
    .where('h.user_id', '=', userId)
    .orderBy('l.created_at')
    .execute();
  return rows.map(({ id, name, at, version }) => ({
    ...blank,
    purpose: 'healthProfile',
    id,
    name,
    at: at.getTime(),
    version,
  }));
}

async function questionnaires(db: Db, userId: string): Promise<Consent[]> {
  const last = await db
    .selectFrom('questionnaire_responses')
    .select('sent_at as at')
    .where('user_id', '=', userId)
    .unionAll(
      db.selectFrom('questionnaire_drafts').select('saved_at as at').where('user_id', '=', userId),
    )
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? [{ ...blank, purpose: 'questionnaires', at: last.at.getTime() }] : [];
}

async function deliveries(db: Db, userId: string, language: Language): Promise<Consent[]> {
  const rows = await db
    .selectFrom('lottery_deliveries as e')
    .innerJoin('lottery_winners as w', 'w.ticket_id', 'e.ticket_id')
    .innerJoin('lottery_activities as a', 'a.id', 'w.activity_id')
    .select(['e.ticket_id', 'e.at', 'a.title'])
    .where('e.user_id', '=', userId)
    .orderBy('e.at', 'desc')
    .execute();
  return rows.map((row) => ({
    ...blank,
    purpose: 'delivery',
    id: row.ticket_id,
    name: inLanguage(row.title, language),
    at: row.at.getTime(),
  }));
}

async function calendar(db: Db, userId: string): Promise<Consent[]> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select('made_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return feed ? [{ ...blank, purpose: 'calendar', at: feed.made_at.getTime() }] : [];
}

/** Platforms by which the account can be signed in to, with the first sign-in. */
async function signIns(db: Db, userId: string): Promise<Consent[]> {
  const rows = await db
    .selectFrom('identities')
    .select(['platform', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return (Object.keys(SIGN_IN_PLATFORMS) as SignInPlatform[]).flatMap((name): Consent[] => {
    const names: readonly string[] = SIGN_IN_PLATFORMS[name];
    const first = rows.find(({ platform }) => names.includes(platform));
    return first
      ? [{ ...blank, purpose: 'platformSignIn', id: name, at: first.created_at.getTime() }]
      : [];
  });
}

async function platformMessages(db: Db, userId: string): Promise<Consent[]> {
  const rows = await db
    .selectFrom('message_grants')
    .select((eb) => ['platform', eb.fn.max('accepted_at').as('at')])
    .where('user_id', '=', userId)
    .groupBy('platform')
    .orderBy('platform')
    .execute();
  return rows.map(({ platform, at }) => ({
    ...blank,
    purpose: 'platformMessages',
    id: platform,
    at: at.getTime(),
  }));
}

/** Every consent of an account: those in force, and those withdrawn that can be given again. */
export async function consentsOf(db: Db, userId: string, language: Language): Promise<Consent[]> {
  const parts = await Promise.all([
    accountConsents(db, userId),
    family(db, userId),
    healthProfiles(db, userId),
    followUps(db, userId, language),
    questionnaires(db, userId),
    deliveries(db, userId, language),
    calendar(db, userId),
    signIns(db, userId),
    platformMessages(db, userId),
  ]);
  return parts.flat();
}
