import { inLanguage } from '../../../../kernel/language';
import type { Language } from '../../../../kernel/language';
import type { ArchivedFile } from '../archive-files';
import type { OpenRow } from '../open-rows';
import { escapeHtml, htmlPage } from './html';
import type { ArchivePage } from './overview';
import { VALUE_LABELS } from './value-labels';
import { dateTimeText } from './value-text';

const TITLE = { zh: '我的客服对话', en: 'My chats with customer service' };
const CHAT = { zh: '对话', en: 'Chat' };
const SHOWN = {
  order: { zh: '（一张预约卡片）', en: '(a card of an appointment)' },
  article: { zh: '（一篇文章）', en: '(an article)' },
  picture: { zh: '（一张图片）', en: '(a picture)' },
  event: { zh: '（系统提示）', en: '(a note of the service)' },
} as const;

function bodyHtml(row: OpenRow, files: ReadonlyMap<string, ArchivedFile>, language: Language) {
  const body = String(row.body);
  const file = row.kind === 'picture' ? files.get(body) : undefined;
  if (file) return `<img src="${file.name}" alt="" loading="lazy">`;
  const other = SHOWN[row.kind as keyof typeof SHOWN];
  return escapeHtml(other ? inLanguage(other, language) : body);
}

function saidHtml(row: OpenRow, files: ReadonlyMap<string, ArchivedFile>, language: Language) {
  const label = VALUE_LABELS.sender?.[String(row.sender)];
  const who = label ? inLanguage(label, language) : '';
  const when = row.at instanceof Date ? dateTimeText(row.at) : '';
  return `<div class="said"><b>${who} ${when}</b>${bodyHtml(row, files, language)}</div>`;
}

/** The account's chats, in their sequence; staff have no names in them. @returns null where there are none */
export function transcriptPage({ tables, files, language }: ArchivePage): string | null {
  const rows = tables.find(({ table }) => table === 'service_messages')?.rows ?? [];
  if (rows.length === 0) return null;
  const byId = new Map(files.map((file) => [file.id, file]));
  const chats = new Set(rows.map(({ conversation_id: id }) => id));
  const sections = [...chats].map((id) => {
    const sorted = rows
      .filter((row) => row.conversation_id === id)
      .sort((a, b) => Number(a.seq) - Number(b.seq));
    const began = sorted[0]?.at instanceof Date ? dateTimeText(sorted[0].at) : '';
    const said = sorted.map((row) => saidHtml(row, byId, language));
    return `<section><h2>${inLanguage(CHAT, language)} ${began}</h2>${said.join('\n')}</section>`;
  });
  const title = inLanguage(TITLE, language);
  return htmlPage(title, `<h1>${escapeHtml(title)}</h1>${sections.join('\n')}`, language);
}
