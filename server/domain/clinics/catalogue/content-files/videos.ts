import * as v from 'valibot';
import type { VideoRow } from '../../../../catalogue/rows';
import { readPicture } from '../files/fields/picture';
import { readBlocks } from './blocks';
import { isSound, readBothBlocks } from './encyclopedia';
import { checkEnglish } from './english';
import { asCell, text } from './fields';
import type { Entry } from './folder';
import { writeFrontMatter } from './front-matter';
import { ORIGIN, REVIEWED } from './origin';
import { publishedReader, writePublished } from './published';
import { readTextFile } from './text-entry';
import type { TextFile } from './text-entry';
import { writeBlocks } from './write-markdown';

const SECOND = 1_000;
const SECONDS = /^\d{1,5}(?:\.\d{1,3})?$/;

const inEachLanguage = {
  title: text,
  summary: text,
  labels: v.array(text, 'write a list, [ …, … ]'),
};
const chineseFields = (today: string | null) =>
  v.strictObject({
    ...inEachLanguage,
    video: v.optional(asCell(readPicture)),
    picture: v.optional(asCell(readPicture)),
    seconds: v.pipe(
      v.string(),
      v.regex(SECONDS, 'write how many seconds the video takes, such as 24'),
      v.transform((words) => Math.round(Number(words) * SECOND)),
    ),
    published: asCell(publishedReader(today)),
    ...ORIGIN,
    ...REVIEWED,
  });
const englishFields = v.strictObject({ ...inEachLanguage, ...ORIGIN });

const ownVideo = (id: string): string => `/videos/${id}.mp4`;
const ownPoster = (id: string): string => `/videos/${id}.jpg`;

/** What is said, an item a scene. */
function transcriptOf({ body, bodyLine, problems }: TextFile<unknown>): string[] {
  const [first, second] = readBlocks(body, bodyLine, problems).blocks;
  if (first?.type === 'list' && second === undefined) return first.items;
  problems.error(
    bodyLine,
    null,
    'what is said in the video is one list; begin each item with “- ”',
  );
  return [];
}

/** Reads a video; null where an error keeps it from being one. @param today as `publishedReader` has it */
export function readVideo(
  { id, files }: Entry<'.zh.md' | '.en.md'>,
  today: string | null,
): VideoRow | null {
  const zh = readTextFile(files['.zh.md'], chineseFields(today));
  const en = readTextFile(files['.en.md'], englishFields);
  if (!zh || !en) return null;
  const { said } = zh;
  const { labels } = en.said;
  if (labels.length !== said.labels.length)
    en.problems.error(en.fields.lineOf(['labels']), 'labels', 'are not as many as in Chinese');
  const transcript = { zh: transcriptOf(zh), en: transcriptOf(en) };
  readBothBlocks(zh, en);
  const row = {
    id,
    title: { zh: said.title, en: en.said.title },
    summary: { zh: said.summary, en: en.said.summary },
    transcript,
    labels: { zh: said.labels, en: labels },
    imgUrl: said.picture ?? ownPoster(id),
    videoUrl: said.video ?? ownVideo(id),
    durationMs: said.seconds,
    publishedAt: said.published,
  };
  checkEnglish(row, en.problems);
  return isSound(files) ? row : null;
}

/** The two files of a video, by path. */
export function writeVideo(row: VideoRow): [string, string][] {
  const { id } = row;
  const once = {
    video: row.videoUrl === ownVideo(id) ? undefined : row.videoUrl,
    picture: row.imgUrl === ownPoster(id) ? undefined : row.imgUrl,
    seconds: String(row.durationMs / SECOND),
    published: writePublished(row.publishedAt),
  };
  return (['zh', 'en'] as const).map((language) => [
    `videos/${id}.${language}.md`,
    writeFrontMatter(
      {
        title: row.title[language],
        summary: row.summary[language],
        labels: row.labels[language],
        ...(language === 'zh' && once),
      },
      writeBlocks([{ type: 'list', items: row.transcript[language] }]),
    ),
  ]);
}
