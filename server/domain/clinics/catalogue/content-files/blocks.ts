import type { Block } from '../../../../catalogue/rows';
import type { FileProblems } from '../files/file-problems';
import { CLASS_LINK, readElements } from './elements';
import type { Element } from './elements';

/** Blocks of a text with the lines that they begin on. */
export interface ReadBlocks {
  readonly blocks: Block[];
  readonly lines: readonly number[];
}

function linkBlock(text: string, url: string): Block {
  const catalogId = CLASS_LINK.exec(url)?.[1];
  return catalogId === undefined
    ? { type: 'link', text, url }
    : { type: 'vaccines', text, catalogId };
}

function blockOf(element: Element, problems: FileProblems): Block {
  switch (element.kind) {
    case 'heading':
      if (element.depth !== 2)
        problems.error(element.line, null, 'headings begin with “## ”; the title is a field above');
      return { type: 'h', text: element.text };
    case 'paragraph':
      return { type: 'p', text: element.text };
    case 'tip':
      return { type: 'tip', text: element.text };
    case 'list':
      return { type: 'list', items: element.items };
    case 'link':
      return linkBlock(element.text, element.url);
  }
}

/** The blocks of a Markdown text. @param firstLine line of the file on which the text begins */
export function readBlocks(text: string, firstLine: number, problems: FileProblems): ReadBlocks {
  const elements = readElements(text, firstLine, problems);
  if (elements.length === 0) problems.error(firstLine, null, 'there is no text; write one');
  return {
    blocks: elements.map((element) => blockOf(element, problems)),
    lines: elements.map(({ line }) => line),
  };
}

/** What two languages of a text have in common: kinds of blocks and numbers of items. */
export const shapeOf = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => {
    if (block.type === 'list') return `a list of ${String(block.items.length)}`;
    return block.type === 'vaccines' ? `a link to ${block.catalogId}` : SHAPES[block.type];
  });

const SHAPES = { h: 'a heading', p: 'a paragraph', tip: 'a tip', link: 'a link' } as const;

/** The classes of vaccines that a text leads to, by id. */
export const classesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'vaccines' ? block.catalogId : []));
