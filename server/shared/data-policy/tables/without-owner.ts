import { PERIODS } from '@contract/personal/period-rules';
import { withoutOwner } from '../define';
import type { Policies } from '../policy-types';

/** For each of them orders of its clinic's day are read, twice. */
const SLOTS_AT_ONCE = 500;

/** What everybody sees, what is of the staff, and how the service works. */
export const TABLES_WITHOUT_OWNER: Policies = {
  articles: withoutOwner(
    'public',
    'id channel zone_id title summary blocks img_url read_minutes published_at published_until origin',
  ),
  catalog_products: withoutOwner('public', 'catalog_id product_id'),
  catalogs: withoutOwner('public', 'id kind name sort'),
  clinic_products: withoutOwner(
    'public',
    'depa_code product_id price_cents service_fee_cents in_stock limited_by_stock retired_at',
  ),
  clinic_exceptions: withoutOwner(
    'public',
    `id depa_code group_code first_day last_day kind start_time end_time weekday capacity capacity_percent reason`,
  ),
  clinic_schedules: withoutOwner(
    'public',
    `id depa_code group_code weekday start_time end_time slot_minutes capacity valid_from valid_until release_days
    release_time`,
  ),
  holidays: withoutOwner('public', 'day kind weekday name'),
  slot_groups: withoutOwner('public', 'depa_code code'),
  slot_group_products: withoutOwner('public', 'depa_code product_id group_code'),
  stale_schedules: withoutOwner('technical', 'depa_code group_code since'),
  catalogue_changes: withoutOwner('staff', 'id applied_at applied_by digest summary', [
    { since: 'applied_at', period: PERIODS.catalogueChanges },
  ]),
  department_notices: withoutOwner(
    'public',
    'id depa_code title content published_at published_until',
  ),
  departments: withoutOwner(
    'public',
    `depa_code region_code city_code name address introduction traffic licence phone img_url images latitude longitude
    pay_way hours is_online offline_notice province_code retired_at`,
  ),
  encyclopedia: withoutOwner('public', 'id title content origin'),
  notices: withoutOwner(
    'public',
    'id message_class title summary content button published_at message_id is_shown',
    [{ since: 'published_at', period: PERIODS.readMessages, batch: 1 }],
  ),
  products: withoutOwner(
    'public',
    `id vaccine_code category name short_name maker diseases img_url price_cents service_fee_cents sex_limit min_age_days
    max_age_days doses content encyclopedia_id sort medical retired_at`,
  ),
  regions: withoutOwner(
    'public',
    'code parent_code level name short_name pinyin initials latitude longitude is_hot',
  ),
  releases: withoutOwner(
    'public',
    `id depa_code product_id release_at entry_at seats first_day last_day seed seed_hash state drawn_at draw_began_at
    positions_given present last_position ended_at`,
  ),
  slots: withoutOwner(
    'public',
    `id depa_code group_code day start_time end_time capacity remaining release_at closed_at held close_reason passed_at
    release_id drawn was_used scheduled_capacity`,
    [{ since: 'day', period: PERIODS.unusedSlots, when: 'not t.was_used', batch: SLOTS_AT_ONCE }],
  ),
  videos: withoutOwner(
    'public',
    'id title summary transcript labels img_url video_url duration_ms published_at',
  ),
  zones: withoutOwner('public', 'id name summary img_url product_ids sort'),
  // By a keyed hash; stays when the account is gone, as copies of the certificate may.
  revoked_certificates: withoutOwner('public', 'serial revoked_at'),
  staff: withoutOwner(
    'staff',
    'id depa_code login name password_hash is_demo created_at disabled_at role first_password_until',
  ),
  staff_changes: withoutOwner(
    'staff',
    'id changed_at staff_id depa_code action subject before after',
    [{ since: 'changed_at', period: PERIODS.staffChanges }],
  ),
  staff_sessions: withoutOwner(
    'staff',
    'token_hash staff_id created_at expires_at id device_hash app system seen_at is_new_device',
    [{ since: 'expires_at', period: PERIODS.over }],
  ),
  staff_factors: withoutOwner('staff', 'staff_id secret confirmed_at last_step'),
  staff_recovery_codes: withoutOwner('staff', 'staff_id code_hash used_at'),
  capacity_changes: withoutOwner('staff', 'id slot_id staff_id capacity_before capacity_after at'),
  clinic_lots: withoutOwner(
    'staff',
    'id depa_code product_id lot expiry state reason first_doses balance',
  ),
  remaining_doses: withoutOwner('staff', 'depa_code product_id from_days remaining recount_at'),
  lot_packs: withoutOwner('staff', 'pack_code lot_id'),
  lot_recalls: withoutOwner(
    'staff',
    `id product_id lot depa_code source reason message confirmed_by started_at started_by ended_at ended_by end_reason`,
  ),
  data_keys: withoutOwner('technical', 'id proof'),
  platform_credentials: withoutOwner('technical', 'id value expires_at renewing_until forced_at'),
  platform_pushes: withoutOwner('technical', 'key received_at', [
    { since: 'received_at', period: PERIODS.pushes },
  ]),
  // Under keyed hashes, which lead to no row; they stay when an account is deleted, as the law asks for the log.
  security_events: withoutOwner(
    'technical',
    'minute event outcome call account_key subject_key address_key times first_at last_at',
    [
      {
        since: 'minute',
        period: PERIODS.securityEvents,
        source:
          'Cybersecurity Law (网络安全法) art. 21 (3), since 2026 art. 23 (3): logs of the network at least six months',
      },
    ],
  ),
  // Names an account, and proves what was handed out of it; an authority may have told to keep silent about it.
  network_log_requests: withoutOwner(
    'technical',
    'id at operator reason asked account first_day last_day entries',
    [
      {
        since: 'at',
        period: PERIODS.networkLogRequests,
        source:
          'Personal Information Protection Law (个人信息保护法) art. 56: records of handling at least three years',
      },
    ],
  ),
  // Nobody's name is in it; the operator's own file, which the reference names, has that.
  data_requests: withoutOwner(
    'technical',
    'id kind channel age reference received_on due_on answered_on outcome reason entered_by closed_by',
    [
      {
        since: 'answered_on',
        period: PERIODS.dataRequests,
        source:
          'Personal Information Protection Law (个人信息保护法) art. 50 and 56: requests are answered, records of handling at least three years',
      },
    ],
  ),
  migrations: withoutOwner('technical', 'name checksum applied_at'),
  job_leader: withoutOwner('technical', 'one holder ends_at'),
  progress: withoutOwner('technical', 'key value'),
  // Repeats what posts and catalogues say; nobody's account is in it.
  search_documents: withoutOwner(
    'technical',
    'kind id title note readings also terms rank visible_from visible_until',
  ),
  search_spellings: withoutOwner('technical', 'form word'),
  search_stale: withoutOwner('technical', 'kind id'),
};
