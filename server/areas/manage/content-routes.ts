import type { WhiteUrl } from '@contract/external/endpoints';
import type { Db } from '../../db/database';
import { contentContext } from '../../domain/staff/manage/content/content-context';
import { contentDetail } from '../../domain/staff/manage/content/content-detail';
import { contentList } from '../../domain/staff/manage/content/content-list';
import { managedContent, requireKind } from '../../domain/staff/manage/content/content-scope';
import { shownContent } from '../../domain/staff/manage/content/preview-content';
import { problemsIn } from '../../domain/staff/manage/content/problem-words';
import { readTyped } from '../../domain/staff/manage/content/read-typed';
import { saveContent, takeBackContent } from '../../domain/staff/manage/content/save-content';
import { managedScope } from '../../domain/staff/manage/managed-clinic';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

/** Stands for the id of a text that is new, in its preview. */
const NEW = 'new';

/** Texts that readers see: the operator's are all, a manager's the notices of their own clinic. */
export const contentRoutes = (db: Db, whiteUrls: readonly WhiteUrl[]): readonly Route[] => [
  route('GET /manage/content/list.do', async (input, { staff, now, language }) => {
    const depaCode = await managedScope(db, staff, input.depaCode);
    requireKind(staff, input.kind);
    const ofClinic = input.kind === 'notice' ? depaCode : null;
    return contentList(db, input, ofClinic, { now, language });
  }),
  route('GET /manage/content/detail.do', async ({ kind, contentId }, context) => {
    const which = { kind, id: contentId, isLocked: false };
    return contentDetail(db, await managedContent(db, context.staff, which), context);
  }),
  route('POST /manage/content/preview.do', async (input, { staff, now, language }) => {
    const { kind, contentId, text } = input;
    requireKind(staff, kind);
    if (contentId !== null)
      await managedContent(db, staff, { kind, id: contentId, isLocked: false });
    const typed = { kind, id: contentId ?? NEW, depaCode: '', text };
    const { read, problems } = readTyped(typed, await contentContext(db, whiteUrls));
    return {
      shown: read && { zh: shownContent(read, 'zh-CN', now), en: shownContent(read, 'en', now) },
      problems: problemsIn(problems, language),
    };
  }),
  route('POST /manage/content/save.do', (input, { staff, now, language }) =>
    saveContent(db, input, { editor: staff, whiteUrls, now, language }),
  ),
  route('POST /manage/content/takeBack.do', (input, { staff, now, language }) =>
    takeBackContent(db, input, { editor: staff, now, language }),
  ),
];
