import { contentState } from '@contract/manage/content-rules';
import { shanghaiText } from '@contract/time/shanghai-rules';
import { refusedInput } from '../../../../http/domain-error';
import type { ContentRow } from './read-typed';
import { timesOf } from './stored-content';

const ALWAYS_SHOWN = refusedInput({
  zh: '百科条目一直显示，不能下架；请修改内容，或在目录文件里删除',
  en: 'entries of the encyclopaedia are always shown. Change the text, or remove it from the catalogue’s files.',
});

const endAt = (ms: number): string => `${shanghaiText(ms)}+08:00`;

/**
 * A text as readers see it no more: one that is shown ends now (in whole seconds, rounded down), one that is planned becomes
 * a draft; otherwise the same. @param now ms @throws DomainError 4000 for an entry of the encyclopaedia
 */
export function takenBack(content: ContentRow, now: number): ContentRow {
  if (content.kind === 'encyclopedia') throw ALWAYS_SHOWN;
  const state = contentState(timesOf(content), now);
  const { publishedAt } = content.row;
  if (state === 'planned') return withTimes(content, { publishedAt: null });
  if (state !== 'published' || publishedAt === null) return content;
  const until = Math.max(now, Date.parse(publishedAt));
  return withTimes(content, { publishedUntil: endAt(until) });
}

type Timed = Exclude<ContentRow, { kind: 'encyclopedia' }>;

function withTimes(
  content: Timed,
  times: Partial<Pick<Timed['row'], 'publishedAt' | 'publishedUntil'>>,
): ContentRow {
  return content.kind === 'article'
    ? { kind: 'article', row: { ...content.row, ...times } }
    : { kind: 'notice', row: { ...content.row, ...times } };
}
