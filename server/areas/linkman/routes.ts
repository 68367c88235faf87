import { readDocument } from '@contract/linkman/document-rules';
import { FAMILY_LIMIT } from '@contract/member/member-rules';
import { countUse } from '../../domain/membership/privileges';
import { familyLimitOf } from '../../domain/membership/status';
import type { DocumentKind } from '@contract/linkman/document-rules';
import type { BookingServices } from '../../domain/booking/services';
import type { Deps } from '../../deps';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { ticketsOf } from '../../domain/queue/leave-tickets';
import { queuesOf } from '../../domain/waitlist/leave-queues';
import { removeLinkman } from './remove';
import { cardOf, detailOf, familyOf, openOrders, ownLinkman } from '../../domain/recipients/rows';
import { saveLinkman } from '../../domain/recipients/save';
import { setDefault } from '../../domain/recipients/set-default';
import { DOCUMENT_VIOLATIONS, RELATIONS } from '../../domain/recipients/document-messages';

function checkCard(
  card: { documentKind: DocumentKind; documentNumber: string },
  context: { today: string; language: Language },
) {
  const { violation, sex, birthday } = readDocument(
    card.documentKind,
    card.documentNumber,
    context.today,
  );
  return {
    valid: violation === null,
    reason: violation === null ? '' : inLanguage(DOCUMENT_VIOLATIONS[violation], context.language),
    sex: violation === null ? (sex ?? null) : null,
    birthday: violation === null ? (birthday ?? null) : null,
  };
}

export const linkmanRoutes = (
  { db, personKey, cipher, config }: Deps,
  services: BookingServices,
): readonly Route[] => [
  route('GET /linkman/linkman/findByUserId.do', async (_input, { userId, today }) =>
    (await familyOf(db, userId)).map((row) => cardOf(cipher, row, today)),
  ),
  route('GET /linkman/linkman/relations.do', (_input, { language }) =>
    RELATIONS.map(({ value, name }) => ({ value, name: inLanguage(name, language) })),
  ),
  route('POST /linkman/linkman/saveOrUpdateV2.do', async (form, context) => {
    const { userId, now } = context;
    const most = await familyLimitOf(db, userId, now);
    const linkmanId = await saveLinkman({ db, personKey, cipher, config }, form, context, most);
    // The privilege was used once a member beyond everybody's limit is there.
    if (
      form.linkmanId === undefined &&
      (await familyOf(db, userId)).length > FAMILY_LIMIT.everybody
    )
      await countUse(db, userId, 'bigFamily', now);
    return { linkmanId };
  }),
  route('POST /linkman/linkman/setDefault.do', async ({ linkmanId }, { userId }) => {
    await setDefault(db, userId, linkmanId);
    return null;
  }),
  route('GET /linkman/linkman/clientDetail.do', async ({ linkmanId }, { userId, today }) =>
    detailOf(cipher, await ownLinkman(db, userId, linkmanId), today),
  ),
  route('GET /base/linkman/isValidCard.do', checkCard, { limit: 'documentChecks' }),
  route('GET /order/linkman/isValidCard.do', checkCard, { limit: 'documentChecks' }),
  route('GET /linkman/linkman/delete/check.do', async ({ linkmanId }, { userId, now }) => {
    await ownLinkman(db, userId, linkmanId);
    const person = { linkmanId, userId };
    const [count, lines, tickets] = await Promise.all([
      openOrders(db, linkmanId),
      queuesOf(db, person, now),
      ticketsOf(db, person, now),
    ]);
    return { deletable: count === 0, openOrders: count, ...lines, ...tickets };
  }),
  route('POST /linkman/linkman/delete.do', async ({ linkmanId }, context) => {
    await removeLinkman({ db, config }, services, linkmanId, context);
    return null;
  }),
];
