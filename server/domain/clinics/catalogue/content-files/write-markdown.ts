import type { Block } from '../../../../catalogue/rows';
import { FileProblems } from '../files/file-problems';
import { readElements } from './elements';
import type { Element } from './elements';

/** What is written: elements without their lines. */
export type Written = Element extends infer Each
  ? Each extends Element
    ? Omit<Each, 'line'>
    : never
  : never;

/** Signs that may mean something in Markdown. */
const SIGNS = /[!#&()*+\-.:<=>@[\\\]_`|~]/g;

const asItIs = (text: string): string => text.replace(/\s+/g, ' ').trim();
const escaped = (text: string): string => asItIs(text).replace(SIGNS, '\\$&');
/** An address ends at a bracket or a blank. */
const address = (url: string): string => (/[\s()<>\\]/.test(url) ? `<${url}>` : url);

/** @param bullet another one than that of a list directly above, which would go on */
function markdownOf(element: Written, bullet: string, text: (plain: string) => string): string {
  switch (element.kind) {
    case 'heading':
      return `${'#'.repeat(element.depth)} ${text(element.text)}`;
    case 'paragraph':
      return text(element.text);
    case 'tip':
      return `> ${text(element.text)}`;
    case 'list':
      return element.items.map((item) => `${bullet} ${text(item)}`).join('\n');
    case 'link':
      return `[${text(element.text)}](${address(element.url)})`;
  }
}

const textsOf = (element: Written): string[] =>
  element.kind === 'list' ? element.items : [element.text];

/** Whether Markdown is read as the element that was meant. */
function isReadAs(markdown: string, element: Written): boolean {
  const problems = new FileProblems('');
  const [read, ...others] = readElements(markdown, 1, problems);
  if (!read || others.length > 0 || problems.hasErrors) return false;
  const wanted = textsOf(element).map(asItIs);
  return (
    read.kind === element.kind &&
    JSON.stringify(textsOf(read)) === JSON.stringify(wanted) &&
    (read.kind !== 'link' || element.kind !== 'link' || read.url === element.url)
  );
}

function written(element: Written, bullet: string): string {
  const plain = markdownOf(element, bullet, asItIs);
  return isReadAs(plain, element) ? plain : markdownOf(element, bullet, escaped);
}

/** Markdown that is read as these elements. Signs of Markdown in the texts are escaped where they would be taken for such. */
export function writeElements(elements: readonly Written[]): string {
  let bullet = '-';
  const parts = elements.map((element, index) => {
    const isNext = element.kind === 'list' && elements[index - 1]?.kind === 'list';
    bullet = isNext && bullet === '-' ? '*' : '-';
    return written(element, bullet);
  });
  return parts.map((part) => `${part}\n`).join('\n');
}

function elementOf(block: Block): Written {
  switch (block.type) {
    case 'h':
      return { kind: 'heading', depth: 2, text: block.text };
    case 'p':
      return { kind: 'paragraph', text: block.text };
    case 'tip':
      return { kind: 'tip', text: block.text };
    case 'list':
      return { kind: 'list', items: block.items };
    case 'link':
      return { kind: 'link', text: block.text, url: block.url };
    case 'vaccines':
      return { kind: 'link', text: block.text, url: `catalogs/${block.catalogId}` };
  }
}

/** Markdown of stored blocks. White space within a text becomes one blank. */
export const writeBlocks = (blocks: readonly Block[]): string =>
  writeElements(blocks.map(elementOf));
