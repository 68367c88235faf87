import { Marked } from 'marked';
import type { Token, Tokens } from 'marked';
import type { FileProblems } from '../files/file-problems';

/** A part of a Markdown text, with its line in the file. Texts are plain, on one line. */
export type Element = { readonly line: number } & (
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'paragraph' | 'tip'; readonly text: string }
  | { readonly kind: 'list'; readonly items: string[] }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
);

/** Reports what is wrong on the line that is being read. */
type Complain = (message: string) => void;

const markdown = new Marked();

/** Markdown that the stored texts cannot hold, and what to write. */
const UNUSABLE: Readonly<Record<string, string>> = {
  checkbox: 'texts have no boxes to tick; write the item alone',
  code: 'is taken for program code, as it begins with four blanks or backquotes; begin the line with the text',
  codespan: 'texts have no program code; write \\` for a backquote',
  def: 'texts have no notes; write a link as a paragraph of its own, [words](https://…)',
  del: 'texts have nothing crossed out; write \\~ for the sign ~',
  em: 'texts have no emphasis; write \\* or \\_ for the sign',
  hr: 'texts have no line across; leave it out',
  html: 'texts have no HTML; write \\< for the sign <',
  image: 'texts have no pictures; an article has one, in the field `picture`',
  link: 'a link is a paragraph of its own, [words](https://…)',
  list: 'lists are not nested; write one list of items that begin with “- ”',
  strong: 'texts have no emphasis; write \\* or \\_ for the sign',
  table: 'texts have no tables; write a list of items that begin with “- ”',
};

/** What is written for those who keep the file. */
const COMMENT = /^<!--[\s\S]*?-->\s*$/;

/** Characters that are written without blanks between them. */
const WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—]/u;

/** Lines as one: Chinese ones without a blank where they were broken. */
const onOneLine = (text: string): string =>
  text
    .replace(/\s*\n\s*/g, (_, index: number) => {
      const [before = '', after = ''] = [text[index - 1], text.slice(index).trimStart()[0]];
      return WIDE.test(before) && WIDE.test(after) ? '' : ' ';
    })
    .trim();

function plainText(tokens: readonly Token[] | undefined, complain: Complain): string {
  const parts = (tokens ?? []).map((token): string => {
    if (token.type === 'escape') return (token as Tokens.Escape).text;
    if (token.type === 'text')
      return 'tokens' in token ? plainText(token.tokens, complain) : token.raw;
    if (token.type === 'br') return '\n';
    if (token.type === 'link' && 'autolink' in token) return token.raw;
    complain(UNUSABLE[token.type] ?? `texts have no ${token.type}`);
    return token.raw;
  });
  return onOneLine(parts.join(''));
}

/** The text of a list's item or of a tip, which is one paragraph. */
function oneParagraph(tokens: readonly Token[], what: string, complain: Complain): string {
  const parts = tokens.filter(({ type }) => type !== 'space');
  const wrong = parts.find(({ type }) => type !== 'text' && type !== 'paragraph');
  if (wrong) complain(UNUSABLE[wrong.type] ?? `${what} has no ${wrong.type} in it`);
  else if (parts.length > 1) complain(`${what} is one paragraph; write the next one separately`);
  const [first] = parts;
  const text = first && 'tokens' in first ? plainText(first.tokens, complain) : '';
  if (text === '' && wrong === undefined) complain(`${what} is empty; write its text`);
  return text;
}

const ADDRESS = /^https?:\/\/[^\s]+$/;
/** The vaccines of a class of catalogs.csv, by its id. */
export const CLASS_LINK = /^catalogs\/([^\s/?#]+)$/;

function paragraph(token: Tokens.Paragraph, line: number, complain: Complain): Element {
  const [link, ...others] = token.tokens as Tokens.Link[];
  if (link?.type !== 'link' || 'autolink' in link || others.length > 0)
    return { line, kind: 'paragraph', text: plainText(token.tokens, complain) };
  if (!ADDRESS.test(link.href) && !CLASS_LINK.test(link.href))
    complain(`“${link.href}” is no address of a page; it begins with https://`);
  return { line, kind: 'link', text: plainText(link.tokens, complain), url: link.href };
}

function list(token: Tokens.List, line: number, complain: Complain): Element {
  if (token.ordered) complain('numbers of items are not stored; begin each item with “- ”');
  const items = token.items.map((item) => oneParagraph(item.tokens, 'an item', complain));
  return { line, kind: 'list', items };
}

function elementOf(token: Token, line: number, complain: Complain): Element | null {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      return { line, kind: 'heading', depth, text: plainText(tokens, complain) };
    }
    case 'paragraph':
      return paragraph(token as Tokens.Paragraph, line, complain);
    case 'list':
      return list(token as Tokens.List, line, complain);
    case 'blockquote': {
      const { tokens } = token as Tokens.Blockquote;
      return { line, kind: 'tip', text: oneParagraph(tokens, 'a tip', complain) };
    }
    default:
      complain(UNUSABLE[token.type] ?? `texts have no ${token.type}`);
      return null;
  }
}

/**
 * The headings, paragraphs, lists, tips (`>`) and links of a Markdown text; anything else is a problem of its line.
 * @param firstLine line of the file on which the text begins
 */
export function readElements(text: string, firstLine: number, problems: FileProblems): Element[] {
  let line = firstLine;
  return markdown.lexer(text).flatMap((token) => {
    const start = line + (/^\n*/.exec(token.raw)?.[0].length ?? 0);
    line += token.raw.split('\n').length - 1;
    if (token.type === 'space' || COMMENT.test(token.raw)) return [];
    return elementOf(token, start, (message) => problems.error(start, null, message)) ?? [];
  });
}
