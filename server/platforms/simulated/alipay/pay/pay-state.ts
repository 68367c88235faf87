import type { PayProduct } from '../../../alipay/pay/settings';
import { createJournal } from '../../journal';
import { createRecords } from '../../records';
import type { Records } from '../../records';

/** A refund of a trade. */
export interface SimulatedRefund {
  /** The merchant's number of it. */
  readonly request: string;
  readonly cents: number;
  /** ms. */
  readonly at: number;
  /** ms from which a query tells it. */
  readonly visibleFrom: number;
}

export type TradeStatus = 'WAIT_BUYER_PAY' | 'TRADE_CLOSED' | 'TRADE_SUCCESS' | 'TRADE_FINISHED';

/** A trade as this Alipay keeps it. */
export interface SimulatedTrade {
  readonly appId: string;
  readonly number: string;
  readonly tradeNo: string;
  readonly product: PayProduct;
  readonly cents: number;
  readonly subject: string;
  /** The payer's open id; '' where only the cashier page knows them. */
  readonly buyer: string;
  /** ms. */
  readonly expiresAt: number;
  readonly notifyUrl: string | null;
  readonly createdAt: number;
  readonly status: TradeStatus;
  readonly paidAt: number | null;
  readonly closedAt: number | null;
  readonly refunds: readonly SimulatedRefund[];
}

/** A notice that was sent, or will be. */
export interface SimulatedNotice {
  readonly id: string;
  readonly url: string;
  /** Form-encoded, signed. */
  readonly body: string;
  attempts: number;
  /** ms of the next attempt; null: taken, or given up. */
  nextAt: number | null;
}

/** Sends a notice: the reply's status and body. Rejects where nothing answers. */
export type Deliver = (url: string, body: string) => Promise<{ status: number; body: string }>;

export interface PayOptions {
  readonly sellerId: string;
  /** Products that are signed; default: both. */
  readonly products?: readonly PayProduct[];
  /** ms after a payment in which it can be refunded; default 90 days. */
  readonly refundWindow?: number;
  /** Whether an application sees only its own trades, which is not published. */
  readonly tradesPerApp?: boolean;
  /** Sends notices only when a test says so. */
  readonly holdsNotices?: boolean;
  /** File in which trades outlast the process; default: they do not. */
  readonly journal?: string | null;
}

/** A page of payment that a browser opened. */
export interface CashierSession {
  readonly appId: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly notifyUrl: string | null;
  readonly returnUrl: string | null;
}

/** The payment's part of a simulated Alipay. */
export interface PayState {
  readonly options: PayOptions;
  /** By the merchant's number. */
  readonly trades: Records<SimulatedTrade>;
  readonly notices: SimulatedNotice[];
  readonly sessions: Map<string, CashierSession>;
  /** Days of bills by the name of their download, which ends. */
  readonly downloads: Map<string, { readonly day: string; readonly until: number }>;
  /** Faults injected into bills: lines that are not there, and lines of no trade. */
  readonly billChanges: { readonly hidden: Set<string>; readonly strange: string[][] };
  /** Trades that a person of Alipay's has frozen. */
  readonly frozen: Set<string>;
  /** Cents of the merchant's account; null: enough for every refund. */
  balance: number | null;
  /** ms until a refund is told; above 0 the answer says that nothing has moved yet. */
  refundDelay: number;
  deliver: Deliver;
}

const post: Deliver = async (url, body) => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  return { status: reply.status, body: await reply.text() };
};

const numberOf = ({ number }: SimulatedTrade): string => number;

export const createPayState = (options: PayOptions): PayState => ({
  options,
  trades: options.journal
    ? createJournal<SimulatedTrade>(options.journal, numberOf)
    : createRecords<SimulatedTrade>(numberOf),
  notices: [],
  sessions: new Map(),
  downloads: new Map(),
  billChanges: { hidden: new Set(), strange: [] },
  frozen: new Set(),
  balance: null,
  refundDelay: 0,
  deliver: post,
});
