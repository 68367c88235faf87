import * as v from 'valibot';
import type { ArticleRow, Block } from '../../../../catalogue/rows';
import { readPicture } from '../files/fields/picture';
import { CHANNELS } from './channels';
import { isSound, readBothBlocks } from './encyclopedia';
import { checkEnglish } from './english';
import { asCell, text } from './fields';
import type { Entry } from './folder';
import { writeFrontMatter } from './front-matter';
import { ORIGIN, originFields, originOf, REVIEWED } from './origin';
import { checkTimes, DRAFT, publishedReader, shownFromReader, writePublished } from './published';
import { readTextFile } from './text-entry';
import { writeBlocks } from './write-markdown';

/** Characters of Chinese that people read in a minute. */
const CHARACTERS_A_MINUTE = 300;
const MINUTES = /^[1-9]\d{0,2}$/;

const chineseFields = (today: string | null) =>
  v.strictObject({
    title: text,
    summary: text,
    channel: v.picklist(CHANNELS, `write one of ${CHANNELS.join(', ')}`),
    zone: v.optional(text),
    picture: v.optional(asCell(readPicture)),
    minutes: v.optional(
      v.pipe(
        v.string(),
        v.regex(MINUTES, 'write whole minutes, or leave it out: they are counted'),
        v.transform(Number),
      ),
    ),
    published: asCell(shownFromReader(today)),
    until: v.optional(asCell(publishedReader(today))),
    ...ORIGIN,
    ...REVIEWED,
  });
/** The rest is said once, in the Chinese file. */
const englishFields = v.strictObject({ title: text, summary: text, ...ORIGIN });

const drawnCover = (id: string): string => `/pictures/article/${id}.svg`;

/** Minutes of reading, 1 at least; without the links at the end. */
function minutesOf(blocks: readonly Block[]): number {
  const texts = blocks.flatMap((block) => {
    if (block.type === 'link' || block.type === 'vaccines') return [];
    return block.type === 'list' ? block.items : [block.text];
  });
  return Math.max(1, Math.round(texts.join('').length / CHARACTERS_A_MINUTE));
}

/** Reads an article; null where an error keeps it from being one. @param today as `publishedReader` has it */
export function readArticle(
  { id, files }: Entry<'.zh.md' | '.en.md'>,
  today: string | null,
): ArticleRow | null {
  const zh = readTextFile(files['.zh.md'], chineseFields(today));
  const en = readTextFile(files['.en.md'], englishFields);
  if (!zh || !en) return null;
  const { said } = zh;
  const blocks = readBothBlocks(zh, en);
  const row = {
    id,
    channel: said.channel,
    zoneId: said.zone ?? null,
    title: { zh: said.title, en: en.said.title },
    summary: { zh: said.summary, en: en.said.summary },
    blocks,
    imgUrl: said.picture ?? drawnCover(id),
    readMinutes: said.minutes ?? minutesOf(blocks.zh),
    publishedAt: said.published,
    publishedUntil: said.until ?? null,
    origin: originOf(said, en.said),
  };
  checkTimes(row, zh);
  checkEnglish(row, en.problems);
  return isSound(files) ? row : null;
}

/** The two files of an article, by path. */
export function writeArticle(row: ArticleRow): [string, string][] {
  const { id, title, summary, blocks } = row;
  const once = {
    channel: row.channel,
    zone: row.zoneId ?? undefined,
    picture: row.imgUrl === drawnCover(id) ? undefined : row.imgUrl,
    minutes: row.readMinutes === minutesOf(blocks.zh) ? undefined : String(row.readMinutes),
    published: row.publishedAt === null ? DRAFT : writePublished(row.publishedAt),
    until: row.publishedUntil === null ? undefined : writePublished(row.publishedUntil),
  };
  return (['zh', 'en'] as const).map((language) => [
    `articles/${id}.${language}.md`,
    writeFrontMatter(
      {
        title: title[language],
        summary: summary[language],
        ...(language === 'zh' && once),
        ...originFields(row.origin, language),
      },
      writeBlocks(blocks[language]),
    ),
  ]);
}
