import { AI_SOURCE_TYPES, AIGC_FIELDS } from '../../db/ai-mark';
import type { AiMark } from '../../db/ai-mark';

/** `1` made by AI, `2` possibly, `3` suspected. */
const LABELS: readonly unknown[] = ['1', '2', '3'];
const SUSPECTED = '3';

/** A file's metadata, as the decoder returns it. */
export interface FileMetadata {
  readonly exif?: Buffer;
  readonly xmp?: Buffer;
  readonly comments?: readonly { readonly keyword: string; readonly text: string }[];
}

/** Characters of one value that are kept; identifiers and signatures are shorter. */
const LONGEST_VALUE = 512;
/** Characters between the field's name and its JSON. */
const NEAR = 60;
const NAMESPACE = 'tc260.org.cn/ns/AIGC';
const ENTITIES = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };
/** Largest code point. */
const LAST_SIGN = 0x10ffff;

const unescaped = (xml: string): string =>
  xml.replace(
    /&(?:(quot|apos|lt|gt|amp)|#(\d{1,7}));/g,
    (_, name: keyof typeof ENTITIES | undefined, code: string) =>
      name ? ENTITIES[name] : String.fromCodePoint(Math.min(Number(code), LAST_SIGN)),
  );

/** The JSON object that begins at an index, by its braces outside strings; null where it is none. */
function objectAt(text: string, from: number): Record<string, unknown> | null {
  let depth = 0;
  let isInString = false;
  for (let index = from; index < text.length; index += 1) {
    const sign = text[index];
    if (isInString) {
      if (sign === '\\') index += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      try {
        return JSON.parse(text.slice(from, index + 1)) as Record<string, unknown>;
      } catch {
        return null;
      }
    }
  }
  return null;
}

/** Only the standard's fields, as short texts without control characters: the rest could be anything. */
function cleanLabel(found: Record<string, unknown>): AiMark['aigc'] {
  if (!LABELS.includes(String(found.Label))) return undefined;
  const entries = AIGC_FIELDS.flatMap((name) => {
    const value = found[name];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    // eslint-disable-next-line no-control-regex -- XML may not contain them.
    const text = String(value).replace(/[\u0000-\u001f\ufffe\uffff\ud800-\udfff]/g, '');
    return [[name, text.slice(0, LONGEST_VALUE)] as const];
  });
  return Object.fromEntries(entries);
}

function labelIn(texts: readonly string[]): AiMark['aigc'] {
  for (const text of texts)
    for (const { index } of text.matchAll(/AIGC/g)) {
      const open = text.indexOf('{', index);
      const object = open >= 0 && open - index <= NEAR ? objectAt(text, open) : null;
      const label = object && cleanLabel(object);
      if (label) return label;
    }
  return undefined;
}

/**
 * What a picture says about being made by AI: the implicit label in XMP, Exif `UserComment` or a PNG text named `AIGC`
 * (TC260-PG-20258A), and the source type in XMP or a C2PA manifest. A label that cannot be read counts as "suspected".
 * @returns null where it says nothing
 */
export function aiMarkIn(sent: Buffer, { exif, xmp, comments = [] }: FileMetadata): AiMark | null {
  const raw = sent.toString('latin1');
  const texts = [
    xmp?.toString('utf8') ?? '',
    // `UserComment` may be of 2-byte characters.
    exif?.toString('utf8').replaceAll('\0', '') ?? '',
    ...comments.map(({ keyword, text }) => `${keyword} ${text}`),
  ].map(unescaped);
  const all = [...texts, raw];
  const aigc =
    labelIn(texts) ??
    (all.some((text) => text.includes(NAMESPACE)) ? { Label: SUSPECTED } : undefined);
  const sourceType = AI_SOURCE_TYPES.find((type) => all.some((text) => text.includes(type)));
  if (!aigc && !sourceType) return null;
  return { ...(aigc ? { aigc } : {}), ...(sourceType ? { sourceType } : {}) };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** XMP with a mark and nothing else. */
export function xmpOf({ aigc, sourceType }: AiMark): string {
  const source = sourceType
    ? `<Iptc4xmpExt:DigitalSourceType xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}</Iptc4xmpExt:DigitalSourceType>`
    : '';
  const label = aigc
    ? `<TC260:AIGC xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/">${escaped(JSON.stringify(aigc))}</TC260:AIGC>`
    : '';
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="">${source}${label}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}
