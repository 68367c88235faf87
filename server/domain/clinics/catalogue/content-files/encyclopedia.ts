import * as v from 'valibot';
import type { Block, EncyclopediaRow } from '../../../../catalogue/rows';
import { readBlocks, shapeOf } from './blocks';
import { checkEnglish } from './english';
import { text } from './fields';
import type { Entry, EntryFile } from './folder';
import { writeFrontMatter } from './front-matter';
import { ORIGIN, originFields, originOf, REVIEWED } from './origin';
import { checkShapes } from './same-shape';
import { readTextFile } from './text-entry';
import type { TextFile } from './text-entry';
import { writeBlocks } from './write-markdown';

const englishFields = v.strictObject({ title: text, ...ORIGIN });
const chineseFields = v.strictObject({ ...englishFields.entries, ...REVIEWED });

/** The blocks of both languages of a text; what differs between them is a problem of the English file. */
export function readBothBlocks(
  zh: TextFile<unknown>,
  en: TextFile<unknown>,
): { readonly zh: Block[]; readonly en: Block[] } {
  const chinese = readBlocks(zh.body, zh.bodyLine, zh.problems);
  const english = readBlocks(en.body, en.bodyLine, en.problems);
  if (!zh.problems.hasErrors && !en.problems.hasErrors)
    checkShapes(
      { shape: shapeOf(chinese.blocks), lines: chinese.lines },
      { shape: shapeOf(english.blocks), lines: english.lines },
      en.problems,
    );
  return { zh: chinese.blocks, en: english.blocks };
}

/** Whether nothing keeps the files of an entry from being one. */
export const isSound = (files: Readonly<Record<string, EntryFile>>): boolean =>
  Object.values(files).every(({ problems }) => !problems.hasErrors);

/** Reads an entry of the encyclopaedia; null where an error keeps it from being one. */
export function readEncyclopedia({
  id,
  files,
}: Entry<'.zh.md' | '.en.md'>): EncyclopediaRow | null {
  const zh = readTextFile(files['.zh.md'], chineseFields);
  const en = readTextFile(files['.en.md'], englishFields);
  if (!zh || !en) return null;
  const row = {
    id,
    title: { zh: zh.said.title, en: en.said.title },
    content: readBothBlocks(zh, en),
    origin: originOf(zh.said, en.said),
  };
  checkEnglish(row, en.problems);
  return isSound(files) ? row : null;
}

/** The two files of an entry of the encyclopaedia, by path. */
export const writeEncyclopedia = ({
  id,
  title,
  content,
  origin,
}: EncyclopediaRow): [string, string][] =>
  (['zh', 'en'] as const).map((language) => [
    `encyclopedia/${id}.${language}.md`,
    writeFrontMatter(
      { title: title[language], ...originFields(origin, language) },
      writeBlocks(content[language]),
    ),
  ]);
