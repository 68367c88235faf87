import { relatedTo } from '@contract/plan/antigen-rules';
import { isInjectedLive } from '@contract/plan/live-rules';
import type { OrderStatus } from '@contract/order/status-rules';

/**
 * A dose that a person has had or has booked: an active or done order, or a self-reported dose. Of the same vaccine, or
 * of another one where both are injected live vaccines.
 */
export interface Administered {
  /** null where it belongs to another account, and for a self-reported dose. */
  readonly orderId: string | null;
  /** Catalogue code. */
  readonly code: string;
  /** Product of an order; null where it is not known. */
  readonly product: string | null;
  /** Its number as recorded; null where none was. */
  readonly recordedNo: number | null;
  /** Its number for the vaccine in question; null for another vaccine, and where it is not certain. */
  readonly doseNo: number | null;
  readonly day: string;
  readonly status: OrderStatus;
  /** Self-reported by the person's own account. */
  readonly isSelfReported?: boolean;
  /** Of another account: it may conflict, but nothing of it is disclosed (`elsewhereViolation`). */
  readonly isElsewhere?: boolean;
  /** Code of that other vaccine; null where another account booked it. */
  readonly liveCode?: string | null;
}

/** Whose doses are read. */
export interface Whose {
  readonly personKey: string;
  /** Whose self-reported doses count; null: none do. */
  readonly linkmanId: string | null;
  /** Whose own orders are identified; null: nobody's. */
  readonly userId: string | null;
  /** The person's name, which others' orders must match; null: the caller has seen the document. */
  readonly name: string | null;
  /** Whether a clinic knows that the account has the person; false: nothing of other accounts counts. */
  readonly isProved: boolean;
}

/** A row of an order or a self-reported dose. */
export interface AdministeredRow {
  /** null for a self-reported dose. */
  readonly id: string | null;
  readonly user_id: string | null;
  readonly vaccine_code: string;
  readonly product_id: string | null;
  readonly dose_no: number | null;
  readonly day: string;
  readonly status: OrderStatus;
  /** null for a self-reported dose. */
  readonly source: 'online' | 'walk_in' | null;
}

/** Vaccine codes whose records may count for a dose of a vaccine. */
export const codesFor = relatedTo;

/** What a row is for a dose of a vaccine. */
export function administeredOf(
  row: AdministeredRow,
  vaccineCode: string,
  { userId }: Pick<Whose, 'userId'>,
): Administered {
  const { id, vaccine_code: code, product_id: product, dose_no: recordedNo, day, status } = row;
  const isSelfReported = id === null;
  const isOwn = isSelfReported || (userId !== null && row.user_id === userId);
  const isElsewhere = userId !== null && !isOwn && row.source === 'online';
  const isAnother = code !== vaccineCode;
  const isLive = isAnother && isInjectedLive(vaccineCode) && isInjectedLive(code);
  return {
    orderId: isOwn ? id : null,
    code,
    product,
    recordedNo,
    doseNo: isAnother ? null : recordedNo,
    day,
    status,
    ...(isSelfReported && { isSelfReported }),
    ...(isElsewhere && { isElsewhere }),
    ...(isLive && { liveCode: isOwn ? code : null }),
  };
}
