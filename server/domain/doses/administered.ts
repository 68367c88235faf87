import { isInjectedLive, LIVE_CODES } from '@contract/plan/live-rules';
import { selfReportedDoseNo, selfReportedUnder } from '@contract/plan/self-reported-rules';
import type { OrderStatus } from '@contract/order/status-rules';

/**
 * A dose that a person has had or has booked: an active or done order, or a self-reported dose. Of the same vaccine, or
 * of another one where both are injected live vaccines.
 */
export interface Administered {
  /** null where it belongs to another account, and for a self-reported dose. */
  readonly orderId: string | null;
  /** null: another injected live vaccine, of which only the interval counts. */
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
}

/** A row of an order or a self-reported dose. */
export interface AdministeredRow {
  /** null for a self-reported dose. */
  readonly id: string | null;
  readonly user_id: string | null;
  readonly vaccine_code: string;
  readonly dose_no: number | null;
  readonly day: string;
  readonly status: OrderStatus;
  /** null for a self-reported dose. */
  readonly source: 'online' | 'walk_in' | null;
}

/** Vaccine codes whose records may count for a dose of a vaccine. */
export const codesFor = (vaccineCode: string): readonly string[] =>
  isInjectedLive(vaccineCode) ? LIVE_CODES : selfReportedUnder(vaccineCode);

/** What a row counts as for a dose of a vaccine; null where it does not count, or not with certainty. */
export function administeredOf(
  row: AdministeredRow,
  vaccineCode: string,
  { userId }: Pick<Whose, 'userId'>,
): Administered | null {
  const { id, vaccine_code: code, dose_no: doseNo, day, status } = row;
  const isSelfReported = id === null;
  const isOwn = isSelfReported || (userId !== null && row.user_id === userId);
  const isElsewhere = userId !== null && !isOwn && row.source === 'online';
  const bare = {
    orderId: isOwn ? id : null,
    day,
    status,
    ...(isSelfReported && { isSelfReported }),
    ...(isElsewhere && { isElsewhere }),
  };
  const isAnother = code !== vaccineCode;
  if (isAnother && isInjectedLive(vaccineCode) && isInjectedLive(code))
    return { ...bare, doseNo: null, liveCode: isOwn ? code : null };
  const number = isSelfReported
    ? selfReportedDoseNo({ code, doseNo }, vaccineCode)
    : isAnother
      ? null
      : doseNo;
  return number === null ? null : { ...bare, doseNo: number };
}
