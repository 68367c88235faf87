import { MOST_EXPORTED } from '@contract/manage/recall-endpoints';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { StaffContext } from '../../http/context';
import { managedClinic } from '../../domain/staff/manage/managed-clinic';
import { recallableProducts, recallFigures } from '../../domain/staff/recall/recall-effect';
import {
  countRecipients,
  markRecipient,
  readRecipients,
  recipientOf,
} from '../../domain/staff/recall/recipients';
import type { RecipientRow } from '../../domain/staff/recall/recipients';
import { seenRecall, seenRecalls } from '../../domain/staff/recall/seen-recalls';
import type { SeenClinic } from '../../domain/staff/recall/seen-recalls';
import { endRecall, startRecall } from '../../domain/staff/recall/start-recall';
import { inLanguage } from '../../kernel/language';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

type RecallDeps = Pick<Deps, 'db' | 'cipher'>;

/** The clinic that a call is about: a manager's own; the operator's choice, or null for all. */
async function seenBy(
  db: Db,
  { staff }: Pick<StaffContext, 'staff'>,
  asked: string | null,
): Promise<SeenClinic> {
  if (asked === null && staff.role === 'operator') return null;
  return managedClinic(db, staff, asked ?? staff.depaCode);
}
async function handedOver(
  { db, cipher }: RecallDeps,
  rows: readonly RecipientRow[],
  context: StaffContext,
) {
  const { staff, now, language } = context;
  const opened = rows.map(
    ({ user_id: userId, id: subject }) => ({ userId, part: 'recall', subject }) as const,
  );
  await recordAccesses(db, staff, opened, now);
  return rows.map((row) => recipientOf(cipher, row, language));
}

/** Who was given a recalled lot; every answer is recorded for the people in it. */
const recipientRoutes = (deps: RecallDeps): readonly Route[] => {
  const { db, cipher } = deps;
  return [
    route('POST /manage/recall/recipients.do', async (input, context) => {
      const { recallId, onlyToCall, pageNo, pageSize } = input;
      const seen = await seenBy(db, context, input.depaCode);
      const asked = { recallId, seen, onlyToCall };
      const offset = (pageNo - 1) * pageSize;
      const [rows, total] = await Promise.all([
        readRecipients(db, asked, { limit: pageSize, offset }),
        countRecipients(db, asked),
      ]);
      const list = await handedOver(deps, rows, context);
      return { list, total, pageNo, hasMore: offset + rows.length < total };
    }),
    route('POST /manage/recall/export.do', async ({ recallId, depaCode }, context) => {
      const seen = await seenBy(db, context, depaCode);
      const asked = { recallId, seen, onlyToCall: false };
      const rows = await readRecipients(db, asked, { limit: MOST_EXPORTED + 1, offset: 0 });
      return {
        recipients: await handedOver(deps, rows.slice(0, MOST_EXPORTED), context),
        isComplete: rows.length <= MOST_EXPORTED,
      };
    }),
    route('POST /manage/recall/mark.do', async (input, context) => {
      const { staff, now } = context;
      const seen = await seenBy(db, context, null);
      const row = await markRecipient(db, { ...input, seen, staffId: staff.staffId, now });
      const [recipient] = await handedOver(deps, [row], context);
      return recipient ?? recipientOf(cipher, row, context.language);
    }),
  ];
};

/** Recalls of lots: a manager's of their own clinic, the operator's of any or all. */
export const recallRoutes = (deps: RecallDeps): readonly Route[] => {
  const { db } = deps;
  return [
    ...recipientRoutes(deps),
    route('GET /manage/recall/products.do', async (_input, { language }) => {
      const rows = await recallableProducts(db);
      return rows.map(({ id: productId, short_name: name }) => ({
        productId,
        productName: inLanguage(name, language),
      }));
    }),
    route('POST /manage/recall/effect.do', async ({ productId, lot, depaCode }, context) => {
      const seen = await seenBy(db, context, depaCode);
      const { booked, ...figures } = await recallFigures(
        db,
        { productId, lot, depaCode: seen },
        context.now,
      );
      return {
        ...figures,
        booked: booked.map(({ name, missing: appointments, ...rest }) => ({
          ...rest,
          appointments,
          clinicName: inLanguage(name, context.language),
        })),
      };
    }),
    route('POST /manage/recall/start.do', async (input, context) => {
      const { staff, now, language } = context;
      const depaCode = await seenBy(db, context, input.depaCode);
      const id = await startRecall(db, { ...input, depaCode, staffId: staff.staffId, now });
      return seenRecall(db, depaCode, id, language);
    }),
    route('GET /manage/recall/list.do', async ({ depaCode }, context) =>
      seenRecalls(db, await seenBy(db, context, depaCode), context.language),
    ),
    route('POST /manage/recall/end.do', async ({ recallId, reason }, context) => {
      const { staff, now } = context;
      const depaCode = await seenBy(db, context, null);
      await endRecall(db, { recallId, reason, staffId: staff.staffId, depaCode, now });
      return null;
    }),
  ];
};
