import type { DataOf, InputOf } from '@contract/endpoints';
import { EMPTY_TEXT } from '@contract/manage/content-rules';
import type { ContentKind, ContentText } from '@contract/manage/content-rules';
import type { Member } from './manage-world';

type Save = 'POST /manage/content/save.do';
export type Detail = DataOf<'GET /manage/content/detail.do'>;

const both = (zh: string, en: string) => ({ zh, en });

/** An article as somebody types it. */
export const article = (more: Partial<ContentText> = {}): ContentText => ({
  ...EMPTY_TEXT,
  title: both('冬天之前', 'Before winter'),
  summary: both('流感疫苗什么时候打', 'When to be vaccinated against influenza'),
  body: both('入秋就打。\n\n- 老人\n- 孩子', 'In autumn.\n\n- the old\n- children'),
  author: both('林知远', 'Lin Zhiyuan'),
  reviewer: both('示例医生', 'Dr Example'),
  sources: both(
    '说明书\n[世界卫生组织](https://www.who.int/zh)',
    'Package insert\n[WHO](https://www.who.int/)',
  ),
  reviewedOn: '2026-01-05',
  channel: 'knowledge',
  publishedFrom: '2026-01-05 09:00',
  ...more,
});

/** A notice as somebody types it. */
export const notice = (more: Partial<ContentText> = {}): ContentText => ({
  ...EMPTY_TEXT,
  title: both('停诊', 'Closed'),
  body: both('周五下午停诊。', 'Closed on Friday afternoon.'),
  publishedFrom: '2026-01-05 09:00',
  ...more,
});

/** Saves a text; by default a new one. */
export const save = (
  who: Member,
  kind: ContentKind,
  text: ContentText,
  more: Partial<InputOf<Save>> = {},
) =>
  who.call('POST /manage/content/save.do', { kind, contentId: null, version: null, text, ...more });

/** The text that saving a new one has made. @throws Error where it was not saved */
export async function saved(
  who: Member,
  kind: ContentKind,
  text: ContentText,
  more: Partial<InputOf<Save>> = {},
): Promise<Detail> {
  const { data } = await save(who, kind, text, more);
  if (data?.outcome !== 'saved') throw new Error(`Not saved: ${JSON.stringify(data)}`);
  return data.detail;
}

/** Saves another version of a text. */
export const saveAgain = (who: Member, { kind, contentId, version }: Detail, text: ContentText) =>
  save(who, kind, text, { contentId, version });
