import type { TextSource } from '../../../../catalogue/rows';
import { quoted, Refusal } from '../files/fields/refusal';
import type { FieldReader } from '../files/fields/refusal';

/** A page, written like a link of Markdown; the address has no blanks and no brackets. */
const LINK = /^\[(.+)\]\(([^()\s]*)\)$/;
const ADDRESS = /^https:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/;

/** Reads what a text was written from: its title, the address of a page, or both as `[title](https://…)`. */
export const readSource: FieldReader<TextSource> = (text) => {
  const [link, title, url = ''] = LINK.exec(text) ?? [];
  if (link !== undefined && title !== undefined)
    return ADDRESS.test(url)
      ? { title: title.trim(), url }
      : new Refusal(`${quoted(url)} is no address of a page; it begins with https://`);
  if (ADDRESS.test(text)) return { title: text, url: text };
  return /^(?:http:|javascript:|data:)/i.test(text)
    ? new Refusal(`${quoted(text)} is no address of a page; it begins with https://`)
    : { title: text, url: null };
};

/** A source as `readSource` reads it. */
export function writeSource({ title, url }: TextSource): string {
  if (url === null || url === title) return title;
  return `[${title}](${url})`;
}
