import { LOGIN_DOCUMENTS } from '../agreement/text-rules';
import type { AgreedDocument } from '../agreement/text-rules';
import type { Purpose } from './consent-rules';
import type { HeldDataName } from './held-data-rules';

/**
 * The kinds of data that each consent is about. Every kind stands under one, but for those that the law asks for whatever
 * somebody agrees to (`test/check/consents.test.ts`).
 */
export const CONSENT_DATA = {
  account: [
    'account',
    'codes',
    'devices',
    'payment',
    'membership',
    'beans',
    'lottery',
    'uploads',
    'messages',
    'service',
    'feedback',
    'export',
    'protection',
    'accesses',
    'consents',
  ],
  person: [
    'member',
    'residence',
    'guardian',
    'booking',
    'waiting',
    'ownDoses',
    'observation',
    'declined',
  ],
  followUp: ['followUp'],
  healthProfile: ['healthProfile'],
  community: ['community'],
  statistics: ['statistics', 'videos'],
  questionnaires: ['questionnaires'],
  delivery: ['delivery'],
  calendar: ['calendarFeed'],
  platformSignIn: ['platformLogin'],
  platformMessages: ['platformMessages'],
} as const satisfies Readonly<Record<Purpose, readonly HeldDataName[]>>;

/**
 * The texts by which each consent is given: with a version, a hash, and the record of who agreed to it. Where there is none,
 * somebody does the thing itself (sends answers, takes the address of a calendar), or their platform asks with its own words.
 */
export const CONSENT_TEXTS = {
  account: LOGIN_DOCUMENTS,
  person: ['memberConsent', 'childrenPrivacy', 'caregiverConsent'],
  followUp: ['followUpConsent'],
  healthProfile: ['healthConsent'],
  community: ['communityRules'],
  statistics: ['statisticsConsent'],
  delivery: ['deliveryConsent'],
  questionnaires: [],
  calendar: [],
  platformSignIn: [],
  platformMessages: [],
} as const satisfies Readonly<Record<Purpose, readonly AgreedDocument[]>>;

/** Consents to the handling of sensitive personal information (个人信息保护法 art. 28). */
export const SENSITIVE = [
  'person',
  'healthProfile',
  'followUp',
] as const satisfies readonly Purpose[];
