import { CODE } from '@contract/errors';
import type { AnswerCode } from '@contract/errors';
import type { DataOf, ParsedInputOf } from '@contract/endpoints';
import type { Deps } from '../../deps';
import type { StaffContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import type { Bilingual } from '../../kernel/language';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { namedDocument } from '../../domain/staff/desk/claim-rules';
import { linkDocument, personOf } from '../../shared/recipients/person-documents';
import { accountsOf, uniteConflict, unitePersons } from '../../shared/recipients/unite-persons';
import type { UniteConflict } from '../../shared/recipients/unite-persons';
import { Attempts } from '../../attempts/attempts';
import { countedDocument } from './counted-document';

type Name = 'POST /desk/claim/unite.do';

const REFUSALS: Record<UniteConflict, { readonly code: AnswerCode; readonly message: Bilingual }> =
  {
    different: {
      code: CODE.ORDER_STATE,
      message: {
        zh: '这两个证件登记的出生日期或性别不同，不能合为一人。请核对证件；填错的一方先在“家庭成员”里改正',
        en: 'The two documents are registered with different birthdays or sexes, so they cannot be one person. Compare the documents; whoever has a mistake corrects it under family members first.',
      },
    },
    bookedTwice: {
      code: CODE.DUPLICATE_ORDER,
      message: {
        zh: '两个证件下都约了同一剂。请先和家长商量取消其中一个，再合并',
        en: 'The same dose is booked under both documents. Agree with the family which one to cancel, then combine the documents.',
      },
    },
    twiceInFamily: {
      code: CODE.LINKMAN_EXISTS,
      message: {
        zh: '同一个账号里这两个证件是两位家庭成员。请家长先删掉重复的一位，再合并',
        en: 'One account has both as two family members. Ask the family to remove the duplicate first.',
      },
    },
  };

async function unite(
  { db, personKey: key }: Pick<Deps, 'db' | 'personKey'>,
  { first, second }: ParsedInputOf<Name>,
  { staff, now, today }: StaffContext,
): Promise<DataOf<Name>> {
  const documents = [namedDocument(key, first, today), namedDocument(key, second, today)] as const;
  return db.transaction().execute(async (trx) => {
    const personKey = await personOf(trx, documents[0]);
    const other = await personOf(trx, documents[1]);
    if (personKey === other) return { moved: 0 };
    const opened = (await accountsOf(trx, [personKey, other])).map(
      (userId) => ({ userId, part: 'claim', subject: `unite ${today}` }) as const,
    );
    const conflict = await uniteConflict(trx, personKey, other);
    if (conflict) {
      const { code, message } = REFUSALS[conflict];
      throw new DomainError(code, { message });
    }
    await recordAccesses(trx, staff, opened, now);
    const moved = await unitePersons(trx, personKey, other);
    await linkDocument(trx, documents[1], personKey, null, now);
    for (const { name } of documents)
      await linkDocument(trx, { documentKey: personKey, name }, personKey, null, now);
    return { moved };
  });
}

/**
 * Makes one person of the holders of two documents that the desk has before it: a birth certificate and an identity card,
 * an old passport and a new one. What was booked and given under either counts for both from then on.
 * @throws DomainError 20007 for different birthdays or sexes, 20002 where the same dose is booked under both, 20014 where
 *   one account has both in its family
 */
export function claimUniteHandler(
  deps: Pick<Deps, 'db' | 'personKey' | 'config' | 'log'>,
): Handler<Name> {
  const attempts = new Attempts(deps);
  return (input, context) => countedDocument(attempts, context, () => unite(deps, input, context));
}
