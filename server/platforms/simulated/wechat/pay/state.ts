import { CallQuota } from '../call-quota';
import type { WeChatPayCallName } from '../../../wechat/pay/calls';
import { SeenNonces } from './authorization';
import type { Callbacks } from './callbacks';
import type { Disruptions } from './disruptions';
import type { FakePayOptions } from './options';
import type { OrderRecords } from './records';

/** A recorded call: enough to check it, nothing secret. */
export interface RecordedPayCall {
  readonly call: WeChatPayCallName;
  readonly status: number;
  /** Null on success. */
  readonly code: string | null;
  /** Its violations of the published fields. */
  readonly violations: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
}

/** Lines of bills that differ from the orders, by day. */
export interface BillChanges {
  /** Numbers of payments and refunds that the bill leaves out. */
  readonly missing: Set<string>;
  /** Lines of orders that nobody made. */
  readonly unknown: { readonly day: string; readonly number: string; readonly cents: number }[];
}

export interface FakePayState {
  readonly options: FakePayOptions;
  readonly orders: OrderRecords;
  readonly nonces: SeenNonces;
  readonly quota: CallQuota;
  readonly disruptions: Disruptions;
  readonly callbacks: Callbacks;
  readonly bill: BillChanges;
  readonly calls: RecordedPayCall[];
}

export const createPayState = (
  options: FakePayOptions,
  orders: OrderRecords,
  callbacks: Callbacks,
  disruptions: Disruptions,
): FakePayState => ({
  options,
  orders,
  nonces: new SeenNonces(),
  quota: new CallQuota(options.now),
  disruptions,
  callbacks,
  bill: { missing: new Set(), unknown: [] },
  calls: [],
});
