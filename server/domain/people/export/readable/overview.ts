import { CATEGORIES } from '@contract/personal/category-rules';
import type { Category } from '@contract/personal/category-rules';
import { CATEGORY_TITLES } from '../../../../shared/data-policy/categories';
import { kindsOf } from '../../../../shared/data-policy/kinds';
import { POLICY_TABLE } from '../../../../shared/data-policy/policy-table';
import { renderMessage } from '../../../service/message/event-messages';
import { MESSAGE_KINDS } from '@contract/message/message-rules';
import type { MessageKind } from '@contract/message/message-rules';
import type { MessageParams } from '../../../../db/desk-tables';
import { inLanguage } from '../../../../kernel/language';
import type { Bilingual, Language } from '../../../../kernel/language';
import type { ArchivedFile } from '../archive-files';
import type { OpenRow, OpenTable } from '../open-rows';
import { COLUMN_LABELS, NOT_SHOWN } from './column-labels';
import { escapeHtml, htmlPage } from './html';
import type { NameOf } from './names';
import { dateTimeText, valueText } from './value-text';

/** What the pages of an archive show. */
export interface ArchivePage {
  readonly tables: readonly OpenTable[];
  readonly files: readonly ArchivedFile[];
  readonly nameOf: NameOf;
  readonly language: Language;
  /** ms. */
  readonly madeAt: number;
}

/** Rows of a table that the page shows; the rest is in the JSON. */
const MOST_ROWS = 200;
/** Shown on a page of its own. */
const CHAT_TABLE = 'service_messages';

const TEXTS = {
  title: { zh: '我的个人信息', en: 'My personal data' },
  made: { zh: '生成时间（北京）：', en: 'Made (Beijing time): ' },
  about: {
    zh: '这里是易苗保存的您的个人信息。文件夹 data 里有同样的内容，供其他程序读取（JSON）；files 里是您上传的图片和视频。请妥善保管，不要转发给别人。',
    en: 'This is the personal data that Yimiao stores about you. The folder data has the same for other programs (JSON), and files has the pictures and videos that you uploaded. Keep it safe and do not pass it on.',
  },
  more: { zh: '其余 {count} 条见 data/{table}.json', en: '{count} more in data/{table}.json' },
  chats: { zh: '查看客服对话', en: 'See the chats' },
  message: { zh: '消息', en: 'Message' },
  nothing: { zh: '没有可以导出的内容。', en: 'There is nothing to export.' },
} as const satisfies Record<string, Bilingual>;

function pair(label: string, value: string): string {
  return `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`;
}

const isMessageKind = (kind: unknown): kind is MessageKind =>
  typeof kind === 'string' && Object.keys(MESSAGE_KINDS).includes(kind);

/** A message as its reader saw it; null for a kind that only another version has words for. */
function messageText(row: OpenRow, language: Language): string | null {
  if (typeof row.params !== 'object' || row.params === null || !isMessageKind(row.kind))
    return null;
  const { title, body } = renderMessage(row.kind, row.params as MessageParams, {
    language,
    readOn: null,
  });
  return `${title}\n${body}`.trim();
}

function rowHtml(table: string, row: OpenRow, { nameOf, language }: ArchivePage): string {
  const message = table === 'messages' ? messageText(row, language) : null;
  const first = message === null ? '' : pair(inLanguage(TEXTS.message, language), message);
  const pairs = Object.entries(row).flatMap(([column, value]) => {
    const label = COLUMN_LABELS.get(column);
    if (!label || NOT_SHOWN.has(column) || (message !== null && column === 'kind')) return [];
    const text = valueText(column, value, nameOf, language);
    return text === null ? [] : [pair(inLanguage(label, language), text)];
  });
  return `<dl>${first}${pairs.join('')}</dl>`;
}

function tableHtml({ table, rows }: OpenTable, page: ArchivePage): string {
  const { language } = page;
  const title = POLICY_TABLE[table]?.title;
  const heading = `<h3>${escapeHtml(title ? inLanguage(title, language) : table)}（${rows.length}）</h3>`;
  if (table === CHAT_TABLE)
    return `${heading}<p><a href="chats.html">${inLanguage(TEXTS.chats, language)}</a></p>`;
  const shown = rows.slice(0, MOST_ROWS).map((row) => rowHtml(table, row, page));
  const left = rows.length - shown.length;
  const more = inLanguage(TEXTS.more, language)
    .replace('{count}', String(left))
    .replace('{table}', table);
  return `${heading}${shown.join('\n')}${left > 0 ? `<p>${more}</p>` : ''}`;
}

function filesHtml(files: readonly ArchivedFile[]): string {
  return files
    .map(({ name, isPicture, at }) => {
      const when = dateTimeText(at);
      const shown = isPicture
        ? `<img src="${name}" alt="${when}" loading="lazy">`
        : `<video src="${name}" controls preload="none"></video>`;
      return `<p><a href="${name}">${when}</a><br>${shown}</p>`;
    })
    .join('\n');
}

function categoryHtml(category: Category, page: ArchivePage): string | null {
  const { language } = page;
  const tables = page.tables.filter(({ table }) => POLICY_TABLE[table]?.category === category);
  if (tables.length === 0) return null;
  const title = escapeHtml(inLanguage(CATEGORY_TITLES[category], language));
  const kinds = kindsOf(category, language).map(({ what, ...why }) =>
    pair(what, Object.values(why).join(language === 'zh-CN' ? '' : ' ')),
  );
  return `<section id="${category}"><h2>${title}</h2>
<dl>${kinds.join('')}</dl>
${tables.map((table) => tableHtml(table, page)).join('\n')}
${category === 'uploads' ? filesHtml(page.files) : ''}</section>`;
}

/** The page that shows what is in an archive, in the account's language. */
export function overviewPage(page: ArchivePage): string {
  const { language, madeAt } = page;
  const say = (text: Bilingual): string => escapeHtml(inLanguage(text, language));
  const sections = CATEGORIES.flatMap((category) => {
    const html = categoryHtml(category, page);
    return html === null ? [] : [{ category, html }];
  });
  const links = sections
    .map(({ category }) => `<a href="#${category}">${say(CATEGORY_TITLES[category])}</a>`)
    .join('');
  const body = `<h1>${say(TEXTS.title)}</h1>
<p>${say(TEXTS.made)}${dateTimeText(new Date(madeAt))}</p><p>${say(TEXTS.about)}</p><nav>${links}</nav>
${sections.length === 0 ? `<p>${say(TEXTS.nothing)}</p>` : sections.map(({ html }) => html).join('\n')}`;
  return htmlPage(inLanguage(TEXTS.title, language), body, language);
}
