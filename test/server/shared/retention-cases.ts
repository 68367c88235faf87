import type { TableRule } from '../../../server/shared/data-policy/old-rows';
import type { Values } from '../kit/worlds/filled-rows';

/** How rows of a rule are made. */
export interface RetentionCase {
  /** Values besides the time of the rule that bring a row under it. */
  readonly row?: Values;
  /** Values that spare an old row, one set a row. */
  readonly spared?: readonly Values[];
  /** Values with which a row of a time comes under the rule as well, one set a row. */
  readonly alike?: readonly ((time: Date) => Values)[];
  /** Column with the rule's time, where `since` is none. */
  readonly column?: string;
  /** Whether another row has the time; see `sibling`. */
  readonly timeIsOfSibling?: true;
  /** Another row that the rule looks at, of the row's id or ticket. */
  readonly sibling?: (
    row: Values,
    time: Date,
  ) => { readonly table: string; readonly values: Values };
}

const ORDER = { user_id: 'u', linkman_id: 'l', source: 'online' } as const;
const DELIVERED = { name: 'e1.n', mobile: 'e1.m', address: 'e1.a' } as const;
const winnerOf = (state: string) => (row: Values, time: Date) => ({
  table: 'lottery_winners',
  values: {
    ticket_id: row.ticket_id,
    state: state,
    unit: 1,
    claim_until: time,
    sent_at: state === 'sent' ? time : null,
  },
});

const ERASED = { ...ORDER, person_key: 'erased 1' } as const;
/** Somebody who came without an appointment: nobody's account leads to the order. */
const WALK_IN = {
  ...{ user_id: null, linkman_id: null, source: 'walk_in', person: '{}' },
  person_key: 'somebody',
} as const;
const DRAWN = {
  opens_at: '2020-01-02',
  closes_at: '2020-01-03',
  draw_at: '2020-01-04',
  published_at: '2020-01-01',
  closed_at: '2020-01-03',
  list_hash: 'h',
  tickets: 1,
  round: 1,
  public_value: 'v',
  source: 'simulated',
} as const;

/** Cases by table and condition; a rule without one takes a row with nothing but its time. */
export const RETENTION_CASES: Readonly<Record<string, RetentionCase>> = {
  known_devices: { row: { user_id: 'u' } },
  data_requests: {
    row: {
      ...{ kind: 'copy', channel: 'phone', age: 'adult', outcome: 'granted' },
      received_on: '2020-01-01',
    },
  },
  document_entries: { row: { kind: 'entered' } },
  uploads: {
    row: { kind: 'image' },
    spared: [{ used_at: '2026-01-01' }],
  },
  holds: {
    row: { kind: 'form', ended_how: 'released', user_id: 'u' },
    spared: [{ kind: 'offer' }],
  },
  'orders 10': {
    row: { ...ERASED, status: 'DONE' },
    spared: [{ person_key: 'somebody' }],
    alike: [() => WALK_IN],
  },
  'orders 3': {
    row: { ...ERASED, status: 'CANCELLED', paid_cents: 0 },
    spared: [{ person_key: 'somebody' }, { status: 'DONE' }],
    alike: [
      () => ({ status: 'NO_SHOW' }),
      () => ({ status: 'REFUNDED' }),
      () => ({ ...WALK_IN, status: 'NO_SHOW' }),
    ],
  },
  waitlist_entries: { row: { state: 'over' } },
  release_tickets: { row: { state: 'left' } },
  // Those of a follow-up go with it.
  follow_up_answers: { row: { level: 'urgent' }, spared: [{ series_id: 's' }] },
  aefi_cards: { row: { level: 'urgent' }, spared: [{ series_id: 's' }] },
  member_purchases: { row: { state: 'open', days: 1, cents: 1 } },
  payments: { row: { partner: 'wechat', state: 'closed' } },
  payment_refunds: { row: { state: 'done', kind: 'order' } },
  bean_lots: { row: { remaining: 0 }, spared: [{ remaining: 1 }] },
  bean_task_progress: { column: 'period' },
  lottery_activities: {
    row: DRAWN,
    column: 'drawn_at',
    alike: [(time) => ({ drawn_at: null, public_value: null, void_at: time })],
  },
  'lottery_deliveries sent': {
    row: DELIVERED,
    timeIsOfSibling: true,
    column: 'at',
    sibling: winnerOf('sent'),
  },
  'lottery_deliveries forfeited': { row: DELIVERED, sibling: winnerOf('forfeited') },
  'lottery_deliveries at': { row: DELIVERED, sibling: winnerOf('claimed') },
  service_conversations: { row: { state: 'closed' }, spared: [{ state: 'waiting' }] },
  'messages read_at is null': { spared: [{ read_at: '2026-11-22T00:00:00Z' }] },
};

/** The name of a rule's case. */
export function caseOf({ table, rule }: TableRule): RetentionCase {
  if (table === 'orders') return RETENTION_CASES[`orders ${Object.values(rule.period)[0]}`] ?? {};
  if (table === 'lottery_deliveries') {
    const kind = rule.since.includes('sent_at') ? 'sent' : rule.when ? 'forfeited' : 'at';
    return RETENTION_CASES[`lottery_deliveries ${kind}`] ?? {};
  }
  return RETENTION_CASES[`${table} ${rule.when}`] ?? RETENTION_CASES[table] ?? {};
}
