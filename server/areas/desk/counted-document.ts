import type { StaffContext } from '../../http/context';
import type { Attempts } from '../../attempts/attempts';

/**
 * Does what names a document at a desk, within what a member of staff may look up, counted for all processes together.
 * @throws DomainError 4029
 */
export const countedDocument = <T>(
  attempts: Attempts,
  { staff: { staffId: key }, now }: StaffContext,
  work: () => Promise<T>,
): Promise<T> =>
  attempts.guard(
    [
      { limit: 'deskDocumentChecksInADay', key },
      { limit: 'deskDocumentChecks', key },
    ],
    now,
    work,
  );
