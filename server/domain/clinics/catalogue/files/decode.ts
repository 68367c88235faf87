import { Refusal } from './fields/refusal';

/** Enough for a million lines. */
const MOST_BYTES = 64 * 1024 * 1024;
const BYTES_A_MEGABYTE = 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** The text in an encoding; null where the bytes are none of it. A mark at the start is dropped. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Formats of spreadsheets and documents, by their first bytes. */
function otherFormat(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) return 'an Excel workbook (or another zipped file)';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'an old Excel workbook';
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return 'a PDF';
  return null;
}

const LOST = '\uFFFD';
const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/**
 * Where a text that is UTF-8 but for a few bytes breaks; null where it is another encoding. Otherwise GB 18030 would take
 * its characters for others.
 */
function brokenLine(bytes: Uint8Array): number | null {
  const text = new TextDecoder('utf-8').decode(bytes);
  const lost = text.split(LOST).length - 1;
  const others = (text.match(/[^\p{ASCII}\uFFFD]/gu) ?? []).length;
  return others > 4 * lost ? lineOf(text, text.indexOf(LOST)) : null;
}

function inSomeEncoding(bytes: Uint8Array, format: string): string | Refusal {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
    const text = decoded(bytes, bytes[0] === 0xff ? 'utf-16le' : 'utf-16be');
    return text ?? new Refusal('begins as UTF-16, but is not UTF-16 throughout');
  }
  const text = decoded(bytes, 'utf-8');
  if (text !== null) return text;
  const line = brokenLine(bytes);
  if (line !== null)
    return new Refusal(
      `is UTF-8 except for some bytes, the first of them on line ${String(line)}: save it again as ${format}`,
    );
  return (
    decoded(bytes, 'gb18030') ??
    new Refusal(`is neither UTF-8 nor GB 18030 text: save it again as ${format}`)
  );
}

/**
 * The text of a file in UTF-8, GB 18030 or, with its mark, UTF-16, as spreadsheets in Chinese offices write it. Lines end
 * with `\n`. @param format what refusals advise to save it as
 */
export function decodeText(bytes: Uint8Array, format = 'CSV UTF-8'): string | Refusal {
  if (bytes.length > MOST_BYTES)
    return new Refusal(
      `has ${String(Math.ceil(bytes.length / BYTES_A_MEGABYTE))} MB; at most ${String(MOST_BYTES / BYTES_A_MEGABYTE)} are read`,
    );
  const other = otherFormat(bytes);
  if (other !== null)
    return new Refusal(
      `is ${other}, not ${format.startsWith('CSV') ? 'CSV' : 'text'}: save it as ${format}`,
    );
  const text = inSomeEncoding(bytes, format);
  if (text instanceof Refusal) return text;
  const control = text.search(/[^\P{Cc}\t\n\r]/u);
  if (control >= 0)
    return new Refusal(
      `is not text: line ${String(lineOf(text, control))} has control characters; save it as ${format}`,
    );
  return text.replace(/\r\n?/g, '\n');
}
