import { CODE } from '@contract/errors';
import type { ContentKind } from '@contract/manage/content-rules';
import type { Db } from '../../../../db/database';
import type { Staff } from '../../../../http/context';
import { DomainError } from '../../../../http/domain-error';
import { managedClinic } from '../managed-clinic';
import { storedContent } from './stored-content';
import type { WhichContent } from './stored-content';
import type { ContentRow } from './read-typed';

/** Who edits. */
export type Editor = Pick<Staff, 'staffId' | 'role' | 'depaCode'>;

/** Whether somebody edits texts of a kind: articles and the encyclopaedia are the operator's. @throws DomainError 4004 */
export function requireKind({ role }: Editor, kind: ContentKind): void {
  if (role !== 'operator' && kind !== 'notice') throw new DomainError(CODE.NOT_FOUND);
}

/** A text that somebody may edit. @throws DomainError 4004 for another clinic's, as for none */
export async function managedContent(
  db: Db,
  editor: Editor,
  which: WhichContent,
): Promise<ContentRow> {
  requireKind(editor, which.kind);
  const content = await storedContent(db, which);
  if (!content) throw new DomainError(CODE.NOT_FOUND);
  if (content.kind === 'notice') await managedClinic(db, editor, content.row.depaCode);
  return content;
}
