/** How a payer pays: each method has its own request to the platform and its own parameters for the client. */
export type PaymentMethod =
  | 'wechat-mini'
  | 'wechat-browser'
  | 'wechat-h5'
  | 'alipay-mini'
  | 'alipay-wap';

/** A payment as it is asked of a platform. The same number is always asked with the same values. */
export interface PaymentOrder {
  /** Ours, 6–32 of `[0-9A-Za-z_]`; a new attempt after closing or expiry has a new one. */
  readonly number: string;
  readonly cents: number;
  /** What the payer reads in the platform's sheet and bill, at most 127 characters. */
  readonly description: string;
  /** ms, whole seconds; 1 minute to 15 days ahead. The platform refuses a payment after it. */
  readonly expiresAt: number;
  readonly method: PaymentMethod;
  /** The payer's openid (WeChat mini-program and browser) or open_id (Alipay mini-program); null elsewhere. */
  readonly payer: string | null;
  /** The payer's network address, which WeChat's H5 payment asks for. */
  readonly clientAddress: string;
  /** Where a payment outside the page returns to; proves nothing. */
  readonly returnUrl: string | null;
}

/** What the client hands to its platform to pay. */
export type PaymentRequest =
  | {
      readonly kind: 'wechat';
      readonly appId: string;
      readonly timeStamp: string;
      readonly nonceStr: string;
      readonly package: string;
      readonly signType: 'RSA';
      readonly paySign: string;
    }
  | { readonly kind: 'alipay'; readonly tradeNO: string }
  | { readonly kind: 'page'; readonly url: string };

/** A payment as the platform knows it. */
export type PaymentState =
  /** Not paid so far. An Alipay wap trade that nobody confirmed is unpaid too, as no trade exists until then. */
  | { readonly state: 'unpaid' }
  | {
      readonly state: 'paid';
      readonly transactionId: string;
      readonly cents: number;
      /** ms. */
      readonly paidAt: number;
      /** Cents given back by now, null where this answer does not say. */
      readonly refundedCents: number | null;
    }
  /** Can no longer be paid. */
  | { readonly state: 'closed' };

/** A refund, full or a part. The same number is always asked with the same values. */
export interface RefundOrder {
  readonly paymentNumber: string;
  /** Ours, 6–32 of `[0-9A-Za-z_]`: the key by which a repeat gives nothing twice. */
  readonly number: string;
  readonly cents: number;
  /** Cents of the whole payment. */
  readonly paymentCents: number;
  /** At most 80 characters. */
  readonly reason: string;
}

export type RefundState =
  /** Accepted or under way; ask again later. */
  | { readonly state: 'pending' }
  | { readonly state: 'done'; readonly cents: number; readonly at: number | null }
  /** The platform knows nothing of it: it was not asked, or it failed; the same number may be asked again. */
  | { readonly state: 'absent' }
  /** Only a person can go on: the bank refused, the window has closed, the balance is short. */
  | { readonly state: 'failed'; readonly reason: string };

/** A verified callback of a platform. It says what to look at; what it moves, the order's own state decides. */
export type PaymentNotice =
  | {
      readonly kind: 'payment';
      readonly id: string;
      readonly number: string;
      readonly state: PaymentState;
    }
  | {
      readonly kind: 'refund';
      readonly id: string;
      /** Null where the platform names only the payment. */
      readonly refundNumber: string | null;
      readonly paymentNumber: string;
      readonly state: RefundState;
    }
  /** Verified, but about nothing that we keep. */
  | { readonly kind: 'other'; readonly id: string };

/** A callback as it came, its bytes untouched. */
export interface RawNotice {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** A line of a platform's bill of one day. */
export interface BillLine {
  readonly kind: 'payment' | 'refund';
  readonly paymentNumber: string;
  readonly refundNumber: string | null;
  readonly transactionId: string;
  readonly cents: number;
}

/** The body and status by which a platform knows that a callback was taken, or that it has to repeat it. */
export interface NoticeReply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/**
 * A platform that takes money. Every call may be repeated with the same values.
 * @throws PaymentUnclear where the outcome is unknown (no answer, an unsigned or wrongly signed one, an unknown code):
 * ask again, never under a second number. @throws PaymentRefused where the platform refuses for good.
 */
export interface PaymentPartner {
  readonly name: 'wechat' | 'alipay';
  /** The methods that are configured. */
  readonly methods: readonly PaymentMethod[];
  /** Asks the platform for a payment, and makes what the client needs. A repeat gives fresh parameters. */
  open(order: PaymentOrder): Promise<PaymentRequest>;
  query(number: string): Promise<PaymentState>;
  /** Makes a payment unpayable; its outcome is told by {@link query} alone. */
  close(number: string): Promise<void>;
  refund(refund: RefundOrder): Promise<RefundState>;
  queryRefund(refund: RefundOrder): Promise<RefundState>;
  /** Verifies and reads a callback; null where it is not from the platform or not for this merchant. */
  readNotice(notice: RawNotice): Promise<PaymentNotice | null>;
  readonly taken: NoticeReply;
  readonly again: NoticeReply;
  /** @param day `YYYY-MM-DD` in China. @returns null where the platform has no bill for it (yet, or an empty day) */
  bill(day: string): Promise<readonly BillLine[] | null>;
}

/** The outcome is unknown: ask again with the same number. */
export class PaymentUnclear extends Error {
  override readonly name = 'PaymentUnclear';
}

/** Refused for good. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
  /** @param code the platform's error code */
  constructor(
    readonly code: string,
    /** Whether a new number may be tried, as this one is closed, used or expired. */
    readonly needsNewNumber: boolean,
    message: string,
  ) {
    super(message);
  }
}
