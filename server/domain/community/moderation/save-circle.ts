import { pickDecoration } from '@contract/community/decoration-rules';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../../db/database';
import { newId } from '../../../kernel/ids';
import { NOT_FOUND } from '../refusals/refusals';
import { requireFreeName } from './circle-names';
import { logDecision } from './log-decision';

type Input = ParsedInputOf<'POST /ugc-api/moderation/saveCircle.do'>;
type Texts = Pick<Input, 'name' | 'intro'>;

async function insertCircle(db: Db, texts: Texts): Promise<string> {
  const id = newId();
  await db
    .insertInto('circles')
    .values(({ selectFrom, fn, val }) => ({
      id,
      ...texts,
      cover: pickDecoration('3d', Math.random()),
      sort: selectFrom('circles').select(({ eb }) =>
        eb(fn.coalesce(fn.max('sort'), val(0)), '+', 1).as('sort'),
      ),
    }))
    .execute();
  return id;
}

/** @returns the texts before @throws DomainError 1007 */
async function changeCircle(db: Db, circleId: string, texts: Texts): Promise<Texts> {
  const before = await db
    .selectFrom('circles')
    .select(['name', 'intro'])
    .where('id', '=', circleId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw NOT_FOUND.circle();
  await db.updateTable('circles').set(texts).where('id', '=', circleId).execute();
  return before;
}

/**
 * Creates a circle, or changes the one of an id, and logs it.
 * @throws DomainError 1007, 9991 (reason `nameTaken`)
 */
export function saveCircle(
  db: Db,
  { circleId, name, intro }: Input,
  staffId: string,
  now: number,
): Promise<{ circleId: string; decisionId: string }> {
  return db.transaction().execute(async (trx) => {
    await requireFreeName(trx, name, circleId);
    const before =
      circleId === undefined ? null : await changeCircle(trx, circleId, { name, intro });
    const id = circleId ?? (await insertCircle(trx, { name, intro }));
    const decisionId = await logDecision(trx, {
      target_type: 'circle',
      target_id: id,
      staff_id: staffId,
      action: 'circle',
      reason: before ? 'changed' : 'created',
      detail: before ? `${before.name} → ${name}` : name,
      before: before && JSON.stringify(before),
      at: new Date(now),
    });
    return { circleId: id, decisionId };
  });
}
