import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from '@contract/personal/category-rules';
import { HELD_DATA } from '@contract/personal/held-data-rules';
import type { HeldDataName } from '@contract/personal/held-data-rules';
import type { HeldData } from '@contract/personal/held-data';
import { PERIODS, periodText } from '@contract/personal/period-rules';
import { BY_LAW, INSIDE, RECEIVER_TEXTS } from '@contract/personal/receiver-rules';
import type { DataReceiver } from '@contract/personal/receiver-rules';
import { RECEIVERS } from '@contract/personal/sharing-rules';
import { EXAMPLE_OPERATOR } from '@contract/site/operator-rules';
import { ENCLOSURE_1 } from '@/shared/agreement/documents/enclosure1';
import { ENCLOSURE_2 } from '@/shared/agreement/documents/enclosure2';
import { POLICY_TABLE } from '../../server/shared/data-policy/policy-table';
import { CALLS as ALIPAY_CALLS } from '../../server/platforms/alipay/calls';
import { CALLS as WECHAT_CALLS } from '../../server/platforms/wechat/calls';
import { IDENTITY_CALLS } from '../../server/platforms/identity/ask';
import { PAY_CALLS } from '../../server/platforms/wechat/pay/calls';

const HELD: Readonly<Record<string, HeldData>> = HELD_DATA;

/**
 * What of the provider's tables each entry of annex 1 stands for: whole tables, or columns (`table.column`) where a table
 * holds several kinds.
 */
const COVERED: Readonly<Record<HeldDataName, string>> = {
  account: 'users',
  codes: 'verification_codes',
  platformLogin: 'identities',
  devices: 'sessions known_devices',
  member: `linkmen.id linkmen.name linkmen.document_kind linkmen.document_number linkmen.sex linkmen.birthday
    linkmen.relation_type linkmen.is_default linkmen.mobile linkmen.proved_at linkmen.identity_checked_at linkmen.created_at
    linkmen.deleted_at linkmen.merged_at person_documents`,
  residence: 'linkmen.region_code linkmen.address',
  guardian: `linkmen.guardian linkmen.guardian_consent_at linkmen.guardian_consent_version linkmen.guardian_notified
    linkmen.guardian_proved_at`,
  booking: 'orders order_events dose_details lot_deviations lot_movements recall_recipients',
  waiting: 'waitlist_entries release_tickets release_people availability_alerts holds',
  followUp: 'follow_up_series follow_up_rounds follow_up_answers aefi_cards aefi_card_events',
  healthProfile: 'health_profiles',
  ownDoses: 'self_reported_doses booklet_pictures',
  observation: 'observation_notes',
  declined: 'declined_suggestions',
  payment: 'payments payment_orders payment_refunds payment_notices refunds',
  membership: 'member_purchases member_terms member_codes privilege_uses',
  calendarFeed: 'calendar_feeds',
  beans: `bean_accounts bean_entries bean_lots bean_movements bean_readings bean_task_progress`,
  lottery: 'lottery_tickets lottery_ticket_owners lottery_winners lottery_activities',
  delivery: 'lottery_deliveries',
  questionnaires: `questionnaire_drafts questionnaire_participations questionnaire_responses anonymous_responses`,
  community: `authors posts post_edits post_topics post_readers comments likes collects follows blocks circle_members
    topic_follows reports appeals moderation_decisions`,
  uploads: 'uploads content_pictures post_videos picture_checks',
  messages: `messages notice_reads muted_messages asked_sms message_sends sms_sends interaction_sources muted_interactions`,
  platformMessages: 'message_grants',
  service: 'service_conversations service_messages',
  feedback: 'feedback',
  export: 'personal_exports',
  statistics: 'telemetry_events page_visits',
  videos: 'video_plays',
  networkLog: 'network_log network_log_requests',
  protection: 'security_events attempts document_entries',
  accesses: 'record_accesses',
  consents: `agreement_records withdrawn_consents linkmen.consent_at linkmen.consent_version
    linkmen.consent_text_version caregivers caregiver_invitations caregiver_events entry_mergings`,
};

/** Tables without anything of a person who uses the service; `outbox` and `mail_outbox` are empty in live. */
const WITHOUT_OWNER = new Set(
  `articles catalog_products catalogs clinic_exceptions clinic_products clinic_schedules department_notices departments
  encyclopedia holidays notices products regions stale_schedules catalogue_changes
  releases slots slot_groups slot_group_products videos zones circles topics content_counts questionnaire_versions revoked_certificates
  clinic_lots remaining_doses lot_packs lot_recalls staff staff_sessions staff_factors staff_recovery_codes capacity_changes staff_changes
  data_keys data_requests platform_credentials platform_pushes migrations job_leader progress search_documents search_spellings
  search_stale used_nonces reconciliations bill_differences interactions_due moderation_cases content_checks
  feed_snapshots outbox mail_outbox`.split(/\s+/),
);

const wordsOf = (list: string): string[] => list.split(/\s+/).filter(Boolean);
const covered = Object.values(COVERED).flatMap(wordsOf);
const tableOf = (cover: string): string => cover.replace(/\..*$/, '');
const isWhole = (table: string): boolean => covered.includes(table);

test('every table of the policy stands in annex 1, or holds nothing of anybody', () => {
  const missing = Object.keys(POLICY_TABLE).filter(
    (table) => !WITHOUT_OWNER.has(table) && !covered.some((cover) => tableOf(cover) === table),
  );
  expect(missing).toEqual([]);
  const unknown = [...covered.map(tableOf), ...WITHOUT_OWNER].filter(
    (name) => !(name in POLICY_TABLE),
  );
  expect(unknown).toEqual([]);
  expect(covered.filter((cover, index) => covered.indexOf(cover) !== index)).toEqual([]);
});

test.each(Object.entries(COVERED))('%s stands under the category of its tables', (name, list) => {
  const kinds: readonly string[] = CATEGORIES;
  const ofTables = wordsOf(list)
    .map((cover) => POLICY_TABLE[tableOf(cover)]?.category ?? '')
    // Consents of a family member are in that person's row; what no account owns has no category.
    .filter(
      (category) => kinds.includes(category) && !(name === 'consents' && category === 'people'),
    );
  expect([...new Set([HELD[name]?.category, ...ofTables])]).toHaveLength(1);
});

test('a table that an account has rows in is not called nobody’s', () => {
  const kinds: readonly string[] = CATEGORIES;
  const wrong = [...WITHOUT_OWNER].filter((table) => {
    const policy = POLICY_TABLE[table];
    return policy && (policy.owners.length > 0 || kinds.includes(policy.category));
  });
  expect(wrong).toEqual([]);
});

test('of a table with several kinds of data every column that a person can take along has one', () => {
  const parted = [...new Set(covered.filter((cover) => cover.includes('.')).map(tableOf))];
  expect(parted.filter(isWhole)).toEqual([]);
  for (const table of parted) {
    const columns = covered.filter((cover) => tableOf(cover) === table);
    const exported = POLICY_TABLE[table]?.exported.map((column) => `${table}.${column}`);
    expect(columns.sort()).toEqual([...(exported ?? [])].sort());
  }
});

/** Rules whose time is the row's own end. */
const isOwnEnd = (period: object): boolean => JSON.stringify(period) === '{"hours":0}';

test.each(Object.entries(COVERED))(
  '%s says each period after which the provider deletes it',
  (name, list) => {
    const stored = HELD[name]?.stored ?? ['', ''];
    const rules = [...new Set(wordsOf(list).map(tableOf))].flatMap((table) =>
      table === 'linkmen' && name !== 'member' ? [] : (POLICY_TABLE[table]?.retention ?? []),
    );
    for (const { period } of rules.filter((rule) => !isOwnEnd(rule.period))) {
      const { zh, en } = periodText(period);
      expect(stored[0]).toContain(zh);
      expect(stored[1]).toContain(en);
    }
  },
);

test('a period in words', () => {
  expect(periodText({ days: 1 })).toEqual({ zh: '1 天', en: '1 day' });
  expect(periodText({ days: 364 })).toEqual({ zh: '364 天', en: '364 days' });
  expect(periodText({ days: 365 })).toEqual({ zh: '1 年', en: '1 year' });
  expect(periodText({ days: 730 })).toEqual({ zh: '2 年', en: '2 years' });
  expect(periodText({ months: 6 })).toEqual({ zh: '6 个月', en: '6 months' });
  expect(periodText(PERIODS.over)).toEqual({ zh: '0 小时', en: '0 hours' });
});

/** Who receives something by each call of a platform; null: nothing of a person is in it. */
const OF_CALLS: Readonly<Record<string, DataReceiver | null>> = {
  getStableAccessToken: null,
  getPhoneNumber: 'signIn',
  code2Session: 'signIn',
  getTicket: null,
  snsAccessToken: 'signIn',
  sendSubscribeMessage: 'platformMessages',
  checkText: 'contentCheck',
  checkMedia: 'contentCheck',
  getUnlimitedCode: null,
  getTemplateList: null,
  generateUrlLink: null,
  orderJsapi: 'payment',
  orderH5: 'payment',
  queryOrder: 'payment',
  closeOrder: 'payment',
  refund: 'payment',
  queryRefund: 'payment',
  tradeBill: 'payment',
  billFile: 'payment',
  Id2MetaVerify: 'identityCheck',
};
const receiverOfAlipay = (call: string): DataReceiver | null | undefined => {
  if (call.startsWith('alipay.trade.') || call.includes('.bill.')) return 'payment';
  const others: Readonly<Record<string, DataReceiver | null>> = {
    'alipay.system.oauth.token': 'signIn',
    'alipay.open.app.alipaycert.download': null,
    'alipay.open.app.mini.templatemessage.send': 'platformMessages',
    'alipay.security.risk.content.sync.detect': 'contentCheck',
    'alipay.open.app.qrcode.create': null,
  };
  return others[call];
};

test('whoever gets something by a call of a platform stands in annex 2', () => {
  const byName = Object.keys({ ...WECHAT_CALLS, ...PAY_CALLS, ...IDENTITY_CALLS }).map(
    (call) => [call, OF_CALLS[call]] as const,
  );
  const ofAlipay = Object.keys(ALIPAY_CALLS).map((call) => [call, receiverOfAlipay(call)] as const);
  const all = [...byName, ...ofAlipay];
  expect(all.filter(([, receiver]) => receiver === undefined).map(([call]) => call)).toEqual([]);
  const annex = JSON.stringify(ENCLOSURE_2['zh-CN']);
  for (const [, receiver] of all)
    if (receiver) expect(annex).toContain(RECEIVER_TEXTS[receiver].who[0]);
});

test('whoever is a company stands in annex 2 by name, with a way to reach it', () => {
  const [zh, en] = [ENCLOSURE_2['zh-CN'], ENCLOSURE_2.en].map((text) => JSON.stringify(text));
  for (const company of Object.values(EXAMPLE_OPERATOR.companies)) {
    expect(zh).toContain(`${company.zh}（联系方式：${company.contact}）`);
    expect(en).toContain(`${company.en} (${company.contact})`);
  }
});

/** Modules of the provider, besides those of the platforms, that reach something outside; null: with nothing of a person. */
const SENDERS: Readonly<Record<string, DataReceiver | null>> = {
  'shared/accounts/check-sms.ts': null,
  'shared/accounts/sms.ts': 'sms',
  'shared/mail/check-mail.ts': null,
  'shared/mail/send-mail.ts': 'mail',
};

test('who gets text messages and mails stands in annex 2, and no other module sends any', () => {
  const root = join(__dirname, '../../server');
  const senders = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^platforms\//.test(path))
    .filter((path) => /\bfetch\(|createTransport\(/.test(readFileSync(join(root, path), 'utf8')));
  expect(senders.sort()).toEqual(Object.keys(SENDERS));
  const annex = JSON.stringify(ENCLOSURE_2['zh-CN']);
  for (const receiver of Object.values(SENDERS))
    if (receiver) expect(annex).toContain(RECEIVER_TEXTS[receiver].who[0]);
});

test('every receiver gets something that annex 1 names, and both annexes are made of the tables', () => {
  const named = new Set(Object.values(HELD).flatMap(({ receivers }) => receivers));
  // A partner gives something, and gets nothing.
  expect([...RECEIVERS, ...INSIDE, ...BY_LAW].filter((receiver) => !named.has(receiver))).toEqual([
    'partner',
  ]);
  for (const [language, at] of [
    ['zh-CN', 0],
    ['en', 1],
  ] as const) {
    const [first, second] = [ENCLOSURE_1, ENCLOSURE_2].map((annex) =>
      JSON.stringify(annex[language]),
    );
    for (const { what, purpose, stored } of Object.values(HELD))
      for (const text of [what, purpose, stored]) expect(first).toContain(text[at]);
    for (const { who, gets } of Object.values(RECEIVER_TEXTS))
      for (const text of [who, gets]) expect(second).toContain(text[at]);
  }
});
