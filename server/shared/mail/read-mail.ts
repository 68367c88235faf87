/** Subject and text of a mail of one plain text part. */
export interface ReadMail {
  readonly subject: string;
  readonly text: string;
}

/** RFC 2047; the space between two encoded words is not part of the text. */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_all, word: string) =>
      Buffer.from(word, 'base64').toString('utf8'),
    );

/** Reads a mail that this provider made: UTF-8, base64. @param raw as the server got it */
export function readMail(raw: string): ReadMail {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const header = (name: string): string =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1) ?? '';
  const body = raw.slice(end + 4);
  const isBase64 = header('content-transfer-encoding').trim().toLowerCase() === 'base64';
  return {
    subject: decodeWords(header('subject').trim()),
    text: isBase64 ? Buffer.from(body, 'base64').toString('utf8') : body,
  };
}
