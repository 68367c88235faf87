import { changedFields } from '@contract/manage/content-rules';
import type { ContentField, ContentText } from '@contract/manage/content-rules';
import type { ChangeAction } from '@contract/manage/change-rules';
import type { Db } from '../../../../db/database';
import { recordStaffChange } from '../staff-changes';
import type { Editor } from './content-scope';
import type { ContentRow } from './read-typed';
import { typedOf } from './stored-content';

/** Characters of a value in the log: it says what was changed, the texts themselves are in exports. */
const MOST = 200;

const FOLDERS = { article: 'articles', encyclopedia: 'encyclopedia', notice: 'notices' } as const;

const short = (value: string): string =>
  value.length > MOST ? `${value.slice(0, MOST - 1)}…` : value;

function valuesOf(text: ContentText, fields: readonly ContentField[]): Record<string, string> {
  const entries = fields.flatMap((field): [string, string][] => {
    const value: string | { readonly zh: string; readonly en: string } = text[field];
    return typeof value === 'string'
      ? [[field, short(value)]]
      : [
          [`${field}.zh`, short(value.zh)],
          [`${field}.en`, short(value.en)],
        ];
  });
  return Object.fromEntries(entries);
}

/** Writes into the log what somebody has changed of a text. @param before null: it is a new one @param now ms */
export async function recordContentChange(
  trx: Db,
  { staffId }: Editor,
  action: ChangeAction,
  { before, after }: { readonly before: ContentRow | null; readonly after: ContentRow },
  now: number,
): Promise<void> {
  const { kind, row } = after;
  const text = typedOf(after);
  const previous = before && typedOf(before);
  const fields = previous ? changedFields(kind, previous, text) : (['title'] as const);
  const change = {
    staffId,
    depaCode: kind === 'notice' ? row.depaCode : null,
    action,
    subject: `${FOLDERS[kind]}/${row.id}`,
    before: previous && valuesOf(previous, fields),
    after: valuesOf(text, fields),
  };
  await recordStaffChange(trx, change, now);
}
