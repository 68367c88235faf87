import { createJournal } from '../../journal';
import { createRecords } from '../../records';

/** State of a refund, as the platform names it. */
export type RefundStatus = 'PROCESSING' | 'SUCCESS' | 'ABNORMAL' | 'CLOSED';

export interface RefundRecord {
  readonly number: string;
  readonly id: string;
  readonly cents: number;
  readonly notifyUrl: string | null;
  /** The request, by which a repeat is recognised. */
  readonly request: string;
  /** ms. */
  readonly createdAt: number;
  readonly status: RefundStatus;
  /** ms. */
  readonly endedAt: number | null;
}

/** An order of the platform. */
export interface OrderRecord {
  readonly mchid: string;
  readonly number: string;
  readonly appId: string;
  readonly call: 'orderJsapi' | 'orderH5';
  /** The request, by which a repeat is recognised. */
  readonly request: string;
  readonly description: string;
  readonly cents: number;
  readonly notifyUrl: string;
  readonly openid: string | null;
  /** ms. */
  readonly createdAt: number;
  /** ms. */
  readonly expiresAt: number;
  readonly isClosed: boolean;
  readonly paid: {
    readonly transactionId: string;
    readonly at: number;
    readonly openid: string;
  } | null;
  readonly refunds: readonly RefundRecord[];
}

/** Orders by merchant and number. */
export interface OrderRecords {
  get(mchid: string, number: string): OrderRecord | null;
  put(order: OrderRecord): void;
  all(): readonly OrderRecord[];
}

const keyOf = ({ mchid, number }: Pick<OrderRecord, 'mchid' | 'number'>): string =>
  `${mchid} ${number}`;

/** Keeps orders in a file (see {@link createJournal}). @param path null: in this process only */
export function createOrderRecords(path: string | null = null): OrderRecords {
  const { get, put, all } =
    path === null ? createRecords<OrderRecord>(keyOf) : createJournal<OrderRecord>(path, keyOf);
  return { get: (mchid, number) => get(keyOf({ mchid, number })), put, all };
}
