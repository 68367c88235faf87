import type { ChangeAction } from '@contract/manage/change-rules';
import type { Db } from '../../../db/database';
import type { ChangedValues } from '../../../db/desk-tables';

/** A change by those who manage clinics, or by a command of the operator. */
export interface StaffChange {
  /** Who made it; null: a command. */
  readonly staffId: string | null;
  /** Whose clinic it is of; null: of none. */
  readonly depaCode: string | null;
  readonly action: ChangeAction;
  /** What was changed: an id or a name in the catalogue, never a patient's name, number or address. */
  readonly subject: string;
  /** Values that differ, by name; null before something was made. The same holds for them. */
  readonly before: ChangedValues | null;
  /** Null after something has ended. */
  readonly after: ChangedValues | null;
}

const stored = (values: ChangedValues | null): string | null =>
  values === null ? null : JSON.stringify(values);

/**
 * Writes a change into the log that the operator reads, and managers of their clinic.
 * @param db the transaction that makes the change @param now ms
 */
export async function recordStaffChange(
  db: Db,
  { staffId, depaCode, action, subject, before, after }: StaffChange,
  now: number,
): Promise<void> {
  await db
    .insertInto('staff_changes')
    .values({
      changed_at: new Date(now),
      staff_id: staffId,
      depa_code: depaCode,
      action,
      subject,
      before: stored(before),
      after: stored(after),
    })
    .execute();
}
