import type { DataOf, ParsedInputOf } from '@contract/endpoints';
import type { ContentKind } from '@contract/manage/content-rules';
import type { Db } from '../../../../db/database';
import { newId } from '../../../../kernel/ids';
import { holdOffApply } from '../../../clinics/catalogue/stored/catalogue-lock';
import { managedClinic } from '../managed-clinic';
import { recordContentChange } from './content-changes';
import { contentContext } from './content-context';
import { contentDetail } from './content-detail';
import type { EditorView } from './content-detail';
import { managedContent, requireKind } from './content-scope';
import type { Editor } from './content-scope';
import { problemsIn } from './problem-words';
import { readTyped } from './read-typed';
import type { ContentRow, TypedContext } from './read-typed';
import { storeContent, versionOf } from './stored-content';
import { takenBack } from './taken-back';

type SaveCall = 'POST /manage/content/save.do';

/** Ids of what is written on the page: letters first, so that neither a file's name nor a cell begins with a sign. */
const ID_START: Readonly<Record<ContentKind, string>> = {
  article: 'a',
  encyclopedia: 'e',
  notice: 'n',
};

/** Who saves, with what the product opens. */
export interface Saving extends EditorView {
  readonly editor: Editor;
  readonly whiteUrls: TypedContext['whiteUrls'];
}

async function begunOn(
  trx: Db,
  { kind, contentId }: ParsedInputOf<SaveCall>,
  editor: Editor,
): Promise<ContentRow | null> {
  if (contentId === null) {
    requireKind(editor, kind);
    return null;
  }
  return managedContent(trx, editor, { kind, id: contentId, isLocked: true });
}

/** The clinic of a notice; '' for another kind. @throws DomainError 4004 */
async function clinicOf(
  trx: Db,
  { kind, depaCode }: ParsedInputOf<SaveCall>,
  before: ContentRow | null,
  editor: Editor,
): Promise<string> {
  if (kind !== 'notice') return '';
  if (before?.kind === 'notice') return before.row.depaCode;
  return managedClinic(trx, editor, depaCode ?? editor.depaCode);
}

/**
 * Saves a text that somebody has typed, if it is sound by the rules of the catalogue's files, and nobody has changed it
 * since they began. Of two at once the second finds the first one's.
 * @throws DomainError 4004 for what is not theirs
 */
export function saveContent(
  db: Db,
  input: ParsedInputOf<SaveCall>,
  { editor, whiteUrls, ...view }: Saving,
): Promise<DataOf<SaveCall>> {
  const { kind, text } = input;
  return db.transaction().execute(async (trx): Promise<DataOf<SaveCall>> => {
    await holdOffApply(trx);
    const before = await begunOn(trx, input, editor);
    const depaCode = await clinicOf(trx, input, before, editor);
    if (before && versionOf(before) !== input.version)
      return { outcome: 'conflict', current: await contentDetail(trx, before, view) };
    const id = before?.row.id ?? `${ID_START[kind]}${newId()}`;
    const context = await contentContext(trx, whiteUrls);
    const { read, problems } = readTyped({ kind, id, depaCode, text }, context);
    const said = problemsIn(problems, view.language);
    if (!read) return { outcome: 'refused', problems: said };
    await storeContent(trx, read);
    const action = before ? 'contentChanged' : 'contentAdded';
    await recordContentChange(trx, editor, action, { before, after: read }, view.now);
    return { outcome: 'saved', detail: await contentDetail(trx, read, view), problems: said };
  });
}

/**
 * Takes a text back: readers do not see it from now on. One that is planned becomes a draft; one that they do not see stays
 * as it is. @throws DomainError 4004, 4000 for an entry of the encyclopaedia, which is always shown
 */
export function takeBackContent(
  db: Db,
  { kind, contentId }: ParsedInputOf<'POST /manage/content/takeBack.do'>,
  { editor, ...view }: EditorView & { readonly editor: Editor },
): Promise<DataOf<'POST /manage/content/takeBack.do'>> {
  return db.transaction().execute(async (trx) => {
    await holdOffApply(trx);
    const before = await managedContent(trx, editor, { kind, id: contentId, isLocked: true });
    const after = takenBack(before, view.now);
    if (after !== before) {
      await storeContent(trx, after);
      await recordContentChange(trx, editor, 'contentTakenBack', { before, after }, view.now);
    }
    return contentDetail(trx, after, view);
  });
}
