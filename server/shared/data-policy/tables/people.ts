import { PERIODS } from '@contract/personal/period-rules';
import { CASCADE, DELETE, OF_USER, personal, through } from '../define';
import { RETAINED } from '../policy-types';
import type { Policies } from '../policy-types';

const OF_ORDER = through('order_id', 'orders');

/**
 * SQL: nobody's account leads to the order any more, and nobody works on it; only walk-ins and deleted accounts have such.
 * Its money is under way no more; the books have the payments.
 */
const IS_WITHOUT_OWNER = `(t.user_id is null or starts_with(t.person_key, 'erased '))
  and not exists (select from payment_orders b join payments p on p.number = b.payment_number
    left join payment_refunds r on r.payment_number = p.number
    where b.order_id = t.id and (p.state = 'open' or r.state in ('open', 'pending', 'failed')))
  and not exists (select from refunds r where r.order_id = t.id and r.state in ('waiting', 'paying'))
  and not exists (select from follow_up_answers a where a.order_id = t.id)
  and not exists (select from aefi_cards c where c.order_id = t.id)`;

/** SQL: a column of walk-ins of the account's family, as its pages show them (docs/decisions/0020, 0025). */
const walkIns = (column: string, rest = ''): string => `array(select ${column} from linkmen l
  join orders w on w.person_key = l.person_key and w.user_id is null and w.source = 'walk_in'
    and are_names_of(w.person_key, order_name(w), l.name)
  where l.user_id = :user and l.deleted_at is null ${rest})`;

/** What belongs to a walk-in's order. */
const OF_WALK_IN = { when: `t.order_id = any(${walkIns('w.id')})`, columns: {} };

/** People who are vaccinated, their appointments, and what they wait for. */
export const PEOPLE_TABLES: Policies = {
  linkmen: personal({
    category: 'people',
    title: ['家庭成员', 'Family members'],
    owners: [OF_USER],
    exported: `id name document_kind document_number sex birthday relation_type is_default mobile region_code address
      guardian proved_at identity_checked_at consent_at created_at deleted_at consent_version consent_text_version
      guardian_consent_at guardian_consent_version guardian_notified guardian_proved_at merged_at`,
    withheld: { reference: 'user_id merged_into', hash: 'person_key history_key' },
    atDeletion: {
      how: 'anonymise',
      why: 'vaccinationRecords',
      columns: {
        name: `''`,
        document_number: `''`,
        mobile: `''`,
        address: `''`,
        region_code: 'null',
        guardian: 'null',
        birthday: 'null',
        sex: 'null',
        person_key: 'null',
        proved_at: 'null',
        identity_checked_at: 'null',
        history_key: 'null',
        is_default: 'false',
        deleted_at: 'coalesce(deleted_at, :now)',
        merged_into: 'null',
      },
    },
    retention: [
      {
        since: 'deleted_at',
        // No order of theirs goes earlier; without any they went at once.
        period: PERIODS.transactions,
        when: 't.merged_into is null and not exists (select from orders o where o.linkman_id = t.id)',
      },
    ],
  }),
  orders: personal({
    category: 'appointments',
    title: ['预约', 'Appointments'],
    owners: [OF_USER],
    // Of a walk-in the desk has noted whom it has seen, and whose number to call; that need not be the account's to know.
    shown: {
      when: `t.id = any(${walkIns('w.id')})`,
      columns: {
        linkman_id: `(${walkIns('l.id', 'and w.id = t.id order by l.id')})[1]`,
        mobile: 'null',
        remark: 'null',
        person: 'null',
      },
    },
    exported: `id reference linkman_id depa_code product_id vaccine_code dose_no day start_time end_time status price_cents
      service_fee_cents mobile remark guideline_version cancel_reason created_at updated_at removed_at source person lot
      booked paid_cents paid_at`,
    withheld: {
      reference: 'user_id slot_id visit_id merged_from',
      hash: 'person_key',
      internal: 'idempotency_key remaining_changes person_turn claimant',
      otherPerson: 'booked_by',
    },
    atDeletion: {
      how: 'anonymise',
      why: 'vaccinationRecords',
      columns: {
        mobile: `''`,
        remark: `''`,
        person: 'null',
        person_key: `'erased ' || id`,
        claimant: `''`,
        booked_by: `''`,
        merged_from: 'null',
        removed_at: 'coalesce(removed_at, :now)',
      },
    },
    retention: [
      {
        since: 'day',
        period: PERIODS.vaccinations,
        when: IS_WITHOUT_OWNER,
        source: RETAINED.vaccinationRecords,
      },
      {
        since: 'day',
        period: PERIODS.transactions,
        when: `t.status in ('CANCELLED', 'NO_SHOW', 'REFUNDED') and ${IS_WITHOUT_OWNER}`,
        source: RETAINED.transactions,
      },
    ],
  }),
  dose_details: personal({
    category: 'appointments',
    title: ['接种的详情', 'Details of doses'],
    owners: [OF_ORDER],
    shown: OF_WALK_IN,
    exported: 'order_id expiry site pack_code',
    atDeletion: { how: 'keep', why: 'vaccinationRecords' },
  }),
  lot_deviations: personal({
    category: 'appointments',
    title: ['接种时批次的问题', 'Problems with the lot of a dose'],
    owners: [OF_ORDER],
    shown: OF_WALK_IN,
    exported: 'order_id kind lot reason recorded_at',
    withheld: { reference: 'id', staff: 'staff_id' },
    atDeletion: { how: 'keep', why: 'vaccinationRecords' },
  }),
  // The clinic's stock card: what it says of somebody is that their dose was of a lot, which their appointment says.
  lot_movements: personal({
    category: 'appointments',
    title: null,
    owners: [OF_ORDER],
    withheld: { internal: 'id lot_id moved_at kind doses order_id staff_id note request_key' },
    atDeletion: { how: 'keep', why: 'vaccinationRecords' },
  }),
  recall_recipients: personal({
    category: 'appointments',
    title: ['召回的疫苗', 'Recalled vaccine'],
    owners: [OF_ORDER],
    shown: OF_WALK_IN,
    exported: 'order_id notified_at outcome marked_at note',
    withheld: { reference: 'recall_id message_ids', staff: 'marked_by' },
    atDeletion: { how: 'anonymise', why: 'vaccinationRecords', columns: { note: `''` } },
  }),
  order_events: personal({
    category: 'appointments',
    title: ['预约的经过', 'History of appointments'],
    owners: [OF_ORDER],
    shown: OF_WALK_IN,
    exported: 'order_id at actor kind status_before status_after note',
    withheld: { reference: 'id', staff: 'staff_id', otherPerson: 'acted_by' },
    atDeletion: { how: 'anonymise', why: 'vaccinationRecords', columns: { acted_by: 'null' } },
  }),
  holds: personal({
    category: 'appointments',
    title: null,
    owners: [OF_USER],
    withheld: {
      reference: 'id user_id slot_id',
      internal: 'part places kind created_at expires_at ended_at ended_how products',
    },
    atDeletion: DELETE,
    retention: [{ since: 'ended_at', period: PERIODS.endedHolds, when: `kind = 'form'` }],
  }),
  waitlist_entries: personal({
    category: 'appointments',
    title: ['候补', 'Waiting list'],
    owners: [OF_USER],
    exported: `linkman_id product_id vaccine_code dose_no city_code depa_code day to_day state offers_made
      offered_on joined_at ended_at`,
    withheld: { reference: 'id user_id hold_id merged_from', hash: 'person_key' },
    atDeletion: DELETE,
    retention: [{ since: 'ended_at', period: PERIODS.endedWaits }],
  }),
  availability_alerts: personal({
    category: 'appointments',
    title: ['到苗提醒', 'Availability alerts'],
    owners: [OF_USER],
    exported: 'product_id region_code asked_at notified_at',
    withheld: { reference: 'id user_id' },
    atDeletion: DELETE,
  }),
  person_documents: personal({
    category: 'people',
    title: ['同一人的另一证件', 'Further documents of a person'],
    owners: [OF_USER],
    exported: 'linked_at',
    withheld: { reference: 'user_id', hash: 'document_key person_key' },
    atDeletion: DELETE,
    retention: [
      {
        since: 'linked_at',
        period: PERIODS.endedWaits,
        // Nothing is kept under the person any more.
        when: `not exists (select from orders o where o.person_key = t.person_key)
          and not exists (select from linkmen l where l.person_key = t.person_key)`,
      },
    ],
  }),
  release_tickets: personal({
    category: 'appointments',
    title: ['放号排队', 'Places in queues'],
    owners: [OF_USER],
    exported:
      'release_id people places state position entered_at admitted_at admitted_until ended_at',
    withheld: { reference: 'id user_id lot' },
    atDeletion: DELETE,
    retention: [{ since: 'ended_at', period: PERIODS.endedWaits }],
  }),
  release_people: personal({
    category: 'appointments',
    title: ['排队的接种人', 'People in queues'],
    owners: [through('ticket_id', 'release_tickets')],
    exported: 'release_id linkman_id dose_no',
    withheld: {
      reference: 'ticket_id lot claimant',
      hash: 'person_key name_key',
      internal: 'is_open',
    },
    atDeletion: CASCADE,
  }),
  self_reported_doses: personal({
    category: 'health',
    title: ['自己补充的接种记录', 'Doses that you entered'],
    owners: [OF_USER],
    exported: 'linkman_id vaccine_code dose_no day lot entered_at is_day_estimated',
    withheld: { reference: 'id user_id', hash: 'batch_key' },
    atDeletion: DELETE,
  }),
  booklet_pictures: personal({
    category: 'health',
    title: ['接种证照片', 'Photos of vaccination books'],
    owners: [through('upload_id', 'uploads')],
    exported: 'upload_id linkman_id page_no added_at',
    atDeletion: CASCADE,
  }),
  declined_suggestions: personal({
    category: 'health',
    title: ['不再提示的疫苗', 'Suggestions that you declined'],
    owners: [OF_USER],
    exported: 'linkman_id code declined_at',
    withheld: { reference: 'user_id' },
    atDeletion: DELETE,
  }),
  health_profiles: personal({
    category: 'health',
    title: ['健康情况', 'Health profiles'],
    owners: [OF_USER],
    exported: 'linkman_id answers consented_by consent_version consented_at',
    withheld: { reference: 'user_id' },
    atDeletion: DELETE,
  }),
  observation_notes: personal({
    category: 'health',
    title: ['留观记录', 'Notes of the observation'],
    owners: [OF_USER],
    exported: 'order_id reactions text saved_at',
    withheld: { reference: 'user_id' },
    atDeletion: DELETE,
  }),
  follow_up_series: personal({
    category: 'health',
    title: ['接种后随访', 'Follow-ups'],
    owners: [OF_USER],
    exported: 'id depa_code day consent_version consented_at stopped_at',
    withheld: { reference: 'user_id' },
    atDeletion: DELETE,
    retention: [{ since: 'day', period: PERIODS.followUps }],
  }),
  follow_up_rounds: personal({
    category: 'health',
    title: ['随访的时间', 'Times of follow-ups'],
    owners: [through('series_id', 'follow_up_series')],
    exported: 'series_id round due_at reminded_at',
    atDeletion: CASCADE,
  }),
  follow_up_answers: personal({
    category: 'health',
    title: ['随访的回答', 'Answers of follow-ups'],
    owners: [OF_USER],
    exported: `series_id order_id product_id round unusual symptoms temperature_tenths swelling_mm level file_ids
      answered_at`,
    withheld: { reference: 'id user_id', internal: 'submission_id request_hash rules' },
    // Those of its follow-ups go with them; the others are what a clinic reads with its cards.
    atDeletion: {
      how: 'anonymise',
      why: 'adverseEvents',
      columns: { submission_id: 'id', request_hash: `''`, file_ids: `'[]'` },
    },
    retention: [{ since: 'answered_at', period: PERIODS.followUps, when: 't.series_id is null' }],
  }),
  aefi_cards: personal({
    category: 'health',
    title: ['门诊的跟进', 'What the clinic followed up'],
    owners: [OF_USER],
    exported:
      'order_id depa_code series_id level opened_at taken_at closed_at outcome person mobile',
    withheld: {
      reference: 'id user_id',
      staff: 'taken_by closed_by',
      internal: 'take_by report_by escalated_at duty_notified_at duty_claimed_until',
    },
    // What nobody at the clinic has taken goes with its follow-up.
    atDeletion: { how: 'keep', why: 'adverseEvents' },
    retention: [{ since: 'opened_at', period: PERIODS.followUps, when: 't.series_id is null' }],
  }),
  aefi_card_events: personal({
    category: 'health',
    title: ['门诊跟进的经过', 'History of what the clinic followed up'],
    owners: [OF_USER],
    exported: 'kind at',
    withheld: { reference: 'id card_id user_id', staff: 'staff_id' },
    atDeletion: { how: 'keep', why: 'adverseEvents' },
  }),
};
