/** A part of a section: a paragraph, a list, or a small table of what, why and how long. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] };

export interface Row {
  readonly what: string;
  readonly why: string;
}

export interface Section {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** The text of a document in one language. */
export interface DocumentText {
  /** Summary in a sentence or two. */
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** A document of the agreement area in both languages. A new text gets a new version. */
export interface AgreementDocument {
  readonly version: string;
  /** Day from which it is in force, `YYYY-MM-DD`. */
  readonly effective: string;
  readonly 'zh-CN': DocumentText;
  readonly en: DocumentText;
}

export const text = (value: string): Block => ({ kind: 'text', text: value });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const rows = (...pairs: readonly (readonly [what: string, why: string])[]): Block => ({
  kind: 'rows',
  rows: pairs.map(([what, why]) => ({ what, why })),
});
export const section = (heading: string, ...blocks: readonly Block[]): Section => ({
  heading,
  blocks,
});
