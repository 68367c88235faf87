import { PERIODS } from '@contract/personal/period-rules';
import { DELETE, OF_USER, withoutOwner, personal, through } from '../define';
import { RETAINED } from '../policy-types';
import type { Policies } from '../policy-types';

const OF_ACCOUNT = through('user_id', 'bean_accounts', 'user_id');
const BOOKS = { period: PERIODS.accounts, source: RETAINED.accounting } as const;

/** Payments, membership and health beans. */
export const MONEY_TABLES: Policies = {
  payments: personal({
    category: 'payments',
    title: ['付款', 'Payments'],
    owners: [
      through('number', 'payment_orders', 'payment_number'),
      through('purchase_id', 'member_purchases'),
    ],
    exported: `number purchase_id partner method cents state description payer client_address transaction_id
      created_at expires_at paid_at settled_at`,
    withheld: {
      internal:
        'superseded return_url next_ask_at asked_at asked billed_on refund_asked refund_asked_at',
    },
    atDeletion: {
      how: 'anonymise',
      why: 'accounting',
      columns: { payer: 'null', client_address: 'null', return_url: 'null' },
    },
    retention: [
      {
        since: 'created_at',
        when: 'not exists (select from payment_refunds r where r.payment_number = t.number)',
        ...BOOKS,
      },
    ],
  }),
  payment_orders: personal({
    category: 'payments',
    title: ['每个预约的付款', 'Payments by appointment'],
    owners: [through('order_id', 'orders')],
    exported: 'payment_number order_id cents state',
    atDeletion: { how: 'keep', why: 'accounting' },
  }),
  payment_refunds: personal({
    category: 'payments',
    title: ['退款的打款', 'Money returned'],
    owners: [through('payment_number', 'payments', 'number')],
    exported: 'number payment_number kind order_id cents state refusal created_at settled_at',
    withheld: { internal: 'next_ask_at asked billed_on' },
    atDeletion: { how: 'keep', why: 'accounting' },
    retention: [{ since: 'created_at', ...BOOKS }],
  }),
  payment_notices: personal({
    category: 'payments',
    title: null,
    owners: [through('number', 'payments', 'number')],
    withheld: { internal: 'partner id kind number outcome received_at' },
    atDeletion: { how: 'keep', why: 'accounting' },
    retention: [{ since: 'received_at', period: PERIODS.paymentNotices }],
  }),
  refunds: personal({
    category: 'payments',
    title: ['退款', 'Refunds'],
    owners: [through('order_id', 'orders')],
    exported: 'order_id state started_by refund_cents charge_cents requested_at settled_at',
    withheld: { internal: 'status_before due_at claimed_at' },
    atDeletion: { how: 'keep', why: 'accounting' },
  }),
  member_purchases: personal({
    category: 'membership',
    title: ['购买的会员', 'Membership bought'],
    owners: [OF_USER],
    exported: 'id plan days cents agreement_version state created_at paid_at',
    withheld: { reference: 'user_id' },
    atDeletion: { how: 'keep', why: 'accounting' },
    retention: [
      {
        since: 'created_at',
        when: `not exists (select from payments p where p.purchase_id = t.id)
          and not exists (select from member_terms m where m.purchase_id = t.id)`,
        ...BOOKS,
      },
    ],
  }),
  member_terms: personal({
    category: 'membership',
    title: ['会员期', 'Terms of membership'],
    owners: [OF_USER],
    exported: 'source days starts_at ends_at ended_at beans created_at purchase_id cents',
    withheld: { reference: 'id user_id bean_entry_id', internal: 'idempotency_key' },
    atDeletion: DELETE,
  }),
  member_codes: personal({
    category: 'membership',
    title: ['兑换的会员码', 'Codes redeemed'],
    owners: [OF_USER],
    exported: 'days valid_until made_at redeemed_at',
    withheld: { reference: 'user_id', secret: 'code_hash' },
    atDeletion: DELETE,
  }),
  privilege_uses: personal({
    category: 'membership',
    title: ['会员权益的使用', 'Use of privileges'],
    owners: [OF_USER],
    exported: 'privilege uses last_used_at',
    withheld: { reference: 'user_id' },
    atDeletion: DELETE,
  }),
  calendar_feeds: personal({
    category: 'membership',
    title: ['日历订阅', 'Calendar feed'],
    owners: [OF_USER],
    exported: 'language made_at',
    withheld: { reference: 'user_id', secret: 'secret_hash' },
    atDeletion: DELETE,
  }),
  bean_accounts: personal({
    category: 'beans',
    title: ['健康豆余额', 'Balance of health beans'],
    owners: [OF_USER],
    exported: 'balance carried',
    withheld: { reference: 'user_id' },
    atDeletion: DELETE,
  }),
  bean_entries: personal({
    category: 'beans',
    title: ['健康豆明细', 'Health beans collected and spent'],
    owners: [OF_ACCOUNT],
    exported: 'id beans counterpart reason refunds_id at',
    withheld: { reference: 'user_id', internal: 'idempotency_key request_hash' },
    atDeletion: DELETE,
    retention: [
      {
        since: 'at',
        period: PERIODS.beanEntries,
        when: `not exists (select from bean_lots l where l.entry_id = t.id)
          and not exists (select from bean_movements m where m.entry_id = t.id)
          and not exists (select from bean_entries r where r.refunds_id = t.id)`,
        source: RETAINED.transactions,
      },
    ],
  }),
  bean_lots: personal({
    category: 'beans',
    title: ['健康豆的有效期', 'Validity of health beans'],
    owners: [OF_ACCOUNT],
    exported: 'id entry_id granted remaining expires_at',
    withheld: { reference: 'user_id', internal: 'warned_at' },
    atDeletion: DELETE,
    retention: [
      {
        since: 'expires_at',
        period: PERIODS.beanLots,
        when: 't.remaining = 0',
        source: RETAINED.transactions,
      },
    ],
  }),
  bean_movements: personal({
    category: 'beans',
    title: null,
    owners: [OF_ACCOUNT],
    withheld: { reference: 'entry_id lot_id user_id', internal: 'beans' },
    atDeletion: DELETE,
  }),
  bean_readings: personal({
    category: 'beans',
    title: ['阅读任务', 'Reading tasks'],
    owners: [OF_ACCOUNT],
    exported: 'article_id ms done_at',
    withheld: { reference: 'user_id', internal: 'in_view_at' },
    atDeletion: DELETE,
  }),
  bean_task_progress: personal({
    category: 'beans',
    title: ['健康豆任务', 'Tasks'],
    owners: [OF_ACCOUNT],
    exported: 'task period progress streak done_at beans collected_at',
    withheld: { reference: 'user_id', hash: 'person_key', internal: 'day' },
    atDeletion: DELETE,
    retention: [{ since: 'day', period: PERIODS.beanTasks }],
  }),
  reconciliations: withoutOwner(
    'technical',
    'partner day claimed_at done_at has_bill payments payment_cents refunds refund_cents',
  ),
  bill_differences: withoutOwner(
    'technical',
    'partner kind number day payment_number transaction_id bill_cents our_cents healed found_at',
  ),
};

/** Draws and questionnaires. */
export const ACTIVITY_TABLES: Policies = {
  lottery_activities: withoutOwner(
    'public',
    `id title summary organiser prizes rules opens_at closes_at draw_at ticket_beans bean_tickets claim_days winners
    published_at seed seed_hash holder_key source closed_at list_hash tickets round public_value drawn_at void_at`,
    [{ since: 'coalesce(drawn_at, void_at)', period: PERIODS.lotteries, batch: 1 }],
  ),
  lottery_tickets: personal({
    category: 'lottery',
    title: ['抽奖券', 'Lottery tickets'],
    owners: [through('id', 'lottery_ticket_owners', 'ticket_id')],
    exported: 'id activity_id holder free_day at',
    atDeletion: { how: 'keep', why: 'publicDraw' },
  }),
  lottery_ticket_owners: personal({
    category: 'lottery',
    title: null,
    owners: [OF_USER],
    withheld: {
      reference: 'ticket_id activity_id user_id bean_entry_id',
      internal: 'idempotency_key at',
    },
    atDeletion: DELETE,
  }),
  lottery_winners: personal({
    category: 'lottery',
    title: ['中奖', 'Prizes'],
    owners: [through('ticket_id', 'lottery_ticket_owners', 'ticket_id')],
    exported:
      'activity_id position ticket_id shown_as state unit claim_until claimed_at sent_at forfeited_at',
    atDeletion: { how: 'anonymise', why: 'publicDraw', columns: { shown_as: `''` } },
  }),
  lottery_deliveries: personal({
    category: 'lottery',
    title: ['领奖地址', 'Addresses for prizes'],
    owners: [OF_USER],
    exported: 'ticket_id name mobile region_code address at',
    withheld: { reference: 'id user_id' },
    atDeletion: DELETE,
    retention: [
      {
        since: '(select w.sent_at from lottery_winners w where w.ticket_id = t.ticket_id)',
        period: PERIODS.sentPrizes,
      },
      {
        since: 'at',
        period: PERIODS.over,
        when: `exists (select from lottery_winners w where w.ticket_id = t.ticket_id and w.state = 'forfeited')`,
      },
      { since: 'at', period: PERIODS.prizeAddresses },
    ],
  }),
  questionnaire_drafts: personal({
    category: 'questionnaires',
    title: ['问卷草稿', 'Drafts of questionnaires'],
    owners: [OF_USER],
    exported: 'code subject version answers saved_at',
    withheld: { reference: 'user_id', internal: 'attempt at' },
    atDeletion: DELETE,
    retention: [{ since: 'saved_at', period: PERIODS.drafts }],
  }),
  questionnaire_participations: personal({
    category: 'questionnaires',
    title: ['参与的问卷', 'Questionnaires answered'],
    owners: [OF_USER],
    exported: 'code subject version day',
    withheld: { reference: 'user_id', internal: 'attempt' },
    atDeletion: DELETE,
  }),
  questionnaire_responses: personal({
    category: 'questionnaires',
    title: ['问卷答案', 'Answers of questionnaires'],
    owners: [OF_USER],
    exported: 'code subject version answers sent_at',
    withheld: { reference: 'user_id' },
    atDeletion: DELETE,
  }),
  questionnaire_versions: withoutOwner('public', 'code version hash closed_at'),
  anonymous_responses: withoutOwner('technical', 'id code version answers is_released'),
};
