import type { ClaimableOrder } from '@contract/desk/claim-endpoints';
import { maskMobile } from '@contract/text/mask-rules';
import type { Deps } from '../../deps';
import type { StaffContext } from '../../http/context';
import { inLanguage } from '../../kernel/language';
import type { Handler } from '../../http/route';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { claimable, claimants } from '../../domain/staff/desk/claimable';
import { personOfDocument } from '../../domain/staff/desk/claim-rules';
import type { ShownDocument } from '../../domain/staff/desk/claim-rules';
import { Attempts } from '../../attempts/attempts';
import { countedDocument } from './counted-document';

async function find(
  deps: Pick<Deps, 'db' | 'personKey' | 'cipher'>,
  shown: ShownDocument,
  { staff, language, now, today }: StaffContext,
): Promise<ClaimableOrder[]> {
  const { db, cipher } = deps;
  const personKey = await personOfDocument(deps, shown, today);
  const [orders, accounts] = await Promise.all([
    claimable(db, personKey, shown.name),
    claimants(db, personKey, shown.name),
  ]);
  const opened = orders.map(
    ({ user_id: userId, id: subject }) => ({ userId, part: 'claim', subject }) as const,
  );
  await recordAccesses(db, staff, opened, now);
  return orders.map((row): ClaimableOrder => {
    const isHere = row.depa_code === staff.depaCode;
    const label = row.doses.find(({ doseNo }) => doseNo === row.dose_no)?.label;
    const others = accounts.filter(({ user_id: id }) => id !== row.user_id);
    return {
      orderId: row.id,
      isHere,
      reference: isHere ? row.reference : '',
      productName: inLanguage(row.short_name, language),
      doseLabel: label ? inLanguage(label, language) : String(row.dose_no),
      day: isHere ? row.day : null,
      startTime: isHere ? row.start_time : null,
      nameAgrees: row.agrees,
      isPaid: row.paid_cents > 0,
      accounts:
        isHere && row.paid_cents === 0
          ? others.map(({ id, mobile }) => ({
              linkmanId: id,
              mobileMasked: maskMobile(cipher.open(mobile)),
            }))
          : [],
    };
  });
}

/**
 * Finds the appointments that conflict with a document. Of another clinic's appointments only the dose that they block
 * is disclosed: they can be ended here, not viewed.
 */
export function claimFindHandler(
  deps: Pick<Deps, 'db' | 'personKey' | 'cipher' | 'config' | 'log'>,
): Handler<'POST /desk/claim/find.do'> {
  const attempts = new Attempts(deps);
  return (shown, context) => countedDocument(attempts, context, () => find(deps, shown, context));
}
