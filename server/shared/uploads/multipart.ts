const LINE = '\r\n';
const PART_HEAD_LIMIT = 2_000;

/** Boundary of a multipart content type; null where it is none. */
export function boundaryOf(contentType: string): string | null {
  const found = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;,"]{1,70}))/i.exec(
    contentType,
  );
  return found?.[1] ?? found?.[2] ?? null;
}

/**
 * Content of the first file part of a multipart form; null where there is none or the form is malformed.
 * Other fields are ignored: the platforms add some of their own.
 */
export function fileIn(body: Buffer, boundary: string): Buffer | null {
  const mark = Buffer.from(`--${boundary}`);
  let index = body.indexOf(mark);
  while (index >= 0) {
    const head = index + mark.length + LINE.length;
    const content = body.indexOf(`${LINE}${LINE}`, head);
    if (content < 0 || content - head > PART_HEAD_LIMIT) return null;
    const start = content + 2 * LINE.length;
    const end = body.indexOf(Buffer.concat([Buffer.from(LINE), mark]), start);
    if (end < 0) return null;
    const fields = body.toString('latin1', head, content);
    if (/content-disposition:[^\r\n]*;\s*filename=/i.test(fields)) return body.subarray(start, end);
    index = end + LINE.length;
  }
  return null;
}
