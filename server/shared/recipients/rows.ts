import type { Selectable } from 'kysely';
import { isTextDue } from '@contract/agreement/text-rules';
import type { AgreedText } from '@contract/agreement/text-rules';
import { needsGuardian } from '@contract/linkman/age-rules';
import type { LinkmanCard, LinkmanDetail } from '@contract/linkman/endpoints';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import type { LinkmenTable } from '../../db/linkmen-table';
import type { Deps } from '../../deps';
import { DomainError } from '../../http/domain-error';
import { maskMobile } from '@contract/text/mask-rules';
import { maskDocument } from '../../kernel/mask-document';
import type { FieldCipher } from '../../sealed/field-cipher';
import { UNSETTLED } from '../lifecycle/lifecycle';

export type FamilyMemberRow = Selectable<LinkmenTable>;

export const cardOf = (cipher: FieldCipher, row: FamilyMemberRow, today: string): LinkmanCard => ({
  linkmanId: row.id,
  name: row.name,
  sex: row.sex,
  birthday: row.birthday,
  relationType: row.relation_type,
  isDefault: row.is_default ? 1 : 0,
  documentKind: row.document_kind,
  documentMasked: maskDocument(cipher.open(row.document_number)),
  mobileMasked: maskMobile(cipher.open(row.mobile)),
  guardianMissing: row.guardian === null && needsGuardian(row.birthday, today),
});

/** Whether a child's guardian agreed to rules that need not be agreed to again. @param rules their versions, the newest first */
export const holdsStill = (
  rules: readonly AgreedText[],
  { guardian_consent_version: version }: Pick<FamilyMemberRow, 'guardian_consent_version'>,
): boolean => version !== null && !isTextDue(rules, [version]);

function consentsOf(row: FamilyMemberRow, rules: readonly AgreedText[]): LinkmanDetail['consents'] {
  const {
    guardian_consent_at: at,
    guardian_consent_version: version,
    guardian_notified: notified,
    guardian_proved_at: provedAt,
  } = row;
  const owner = {
    by: 'owner',
    version: row.consent_text_version,
    notified: false,
    proved: false,
  } as const;
  const guardian = {
    by: 'guardian',
    version: version ?? '',
    notified,
    proved: provedAt !== null && holdsStill(rules, row),
  } as const;
  return [
    { ...owner, at: row.consent_at.getTime() },
    ...(at ? [{ ...guardian, at: at.getTime() }] : []),
  ];
}

/** @param today `YYYY-MM-DD` */
export const detailOf = (
  { cipher, config }: Pick<Deps, 'cipher' | 'config'>,
  row: FamilyMemberRow,
  today: string,
): LinkmanDetail => ({
  ...cardOf(cipher, row, today),
  documentNumber: cipher.open(row.document_number),
  mobile: cipher.open(row.mobile),
  regionCode: row.region_code,
  address: row.address,
  guardian: row.guardian && { ...row.guardian, mobile: cipher.open(row.guardian.mobile) },
  consents: consentsOf(row, config.texts.childrenPrivacy),
});

/** A user's family, the default member first, then in the order of adding. */
export const familyOf = (db: Db, userId: string): Promise<FamilyMemberRow[]> =>
  db
    .selectFrom('linkmen')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The user's own family member. @throws DomainError 4004 for a missing one and for another user's alike. */
export async function ownFamilyMember(
  db: Db,
  userId: string,
  linkmanId: string,
): Promise<FamilyMemberRow> {
  const row = await db
    .selectFrom('linkmen')
    .selectAll()
    .where('id', '=', linkmanId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  return row;
}

/** Whether a clinic has given the member a dose. */
export async function isVaccinated(db: Db, linkmanId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('linkman_id', '=', linkmanId)
    .where('status', '=', 'DONE')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many orders of the member are still open. @param ownOnly without those that go back to another account when the member goes (0171) */
export async function openOrders(db: Db, linkmanId: string, ownOnly = false): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('linkman_id', '=', linkmanId)
    .where('status', 'in', [...UNSETTLED])
    .$if(ownOnly, (orders) =>
      orders.where((eb) => eb.or([eb('merged_from', 'is', null), eb('paid_cents', '>', 0)])),
    )
    .executeTakeFirstOrThrow();
  return row.count;
}
