import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import type { BookingServices } from '../submission/services';
import { recordsOf } from '../../../shared/doses/elsewhere';
import { findCourse } from '../../../shared/doses/product-course';
import { waitableDose } from './suits';

/** A family member, and the dose that they could wait for; null: none. */
export interface WaitablePerson {
  readonly linkmanId: string;
  readonly doseNo: number | null;
}

/** Who of the caller's family could wait for a product, wherever they wait. @throws DomainError 4004 without such a product */
export async function waitablePeople(
  { people }: Pick<BookingServices, 'people'>,
  db: Db,
  productId: string,
  { userId, today }: Pick<UserContext, 'userId' | 'today'>,
): Promise<WaitablePerson[]> {
  const { course, vaccineCode } = await findCourse(db, productId);
  const members = await db
    .selectFrom('linkmen')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  return Promise.all(
    members.map(async ({ id: linkmanId }) => {
      const history = await people.history(linkmanId, vaccineCode);
      if (!history) return { linkmanId, doseNo: null };
      const { recipient, administered } = history;
      const whose = { recipient, course, records: recordsOf(administered) };
      return { linkmanId, doseNo: waitableDose(whose, today) };
    }),
  );
}
