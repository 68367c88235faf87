import type { Policies } from './policy-types';
import { ACCOUNT_TABLES } from './tables/account';
import { CAREGIVER_TABLES } from './tables/caregivers';
import { COMMUNITY_TABLES } from './tables/community';
import { CONTACT_TABLES } from './tables/contact';
import { ACTIVITY_TABLES, MONEY_TABLES } from './tables/money';
import { TABLES_WITHOUT_OWNER } from './tables/without-owner';
import { PEOPLE_TABLES } from './tables/people';

/**
 * Every table of the schema: whose its rows are, what for, what of them a person can take along, what becomes of them
 * when the account is deleted, and how long they are stored otherwise.
 */
export const POLICY_TABLE: Policies = {
  ...ACCOUNT_TABLES,
  ...PEOPLE_TABLES,
  ...CAREGIVER_TABLES,
  ...MONEY_TABLES,
  ...ACTIVITY_TABLES,
  ...COMMUNITY_TABLES,
  ...CONTACT_TABLES,
  ...TABLES_WITHOUT_OWNER,
};
