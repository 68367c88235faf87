/** The gateway's answer, split without parsing and re-serialising: the signature covers its exact text. */
export interface SignedAnswer {
  /** The text between `"<name>":` and `,"sign"`, byte for byte. */
  readonly text: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Null where the answer is not signed. */
  readonly signature: string | null;
  /** `alipay_cert_sn`: which certificate signed it; null with plain keys. */
  readonly certificate: string | null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOr = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Index after the object that starts at `from` with `{`; -1 where it does not end. */
function endOfObject(body: string, from: number): number {
  let depth = 0;
  let inText = false;
  for (let index = from; index < body.length; index += 1) {
    const sign = body[index];
    if (inText && sign === '\\') index += 1;
    else if (sign === '"') inText = !inText;
    else if (!inText && sign === '{') depth += 1;
    else if (!inText && sign === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}

/** The exact text of a top-level member whose value is an object; null where there is none. */
function memberText(body: string, name: string): string | null {
  // Before a top-level name there may only be white space and the opening brace, or a comma after another member.
  const key = new RegExp(`"${name}"\\s*:\\s*(?=\\{)`, 'g');
  for (let match = key.exec(body); match; match = key.exec(body)) {
    if (depthAt(body, match.index) !== 1) continue;
    const from = match.index + match[0].length;
    const to = endOfObject(body, from);
    return to < 0 ? null : body.slice(from, to);
  }
  return null;
}

/** Number of open objects at an index; -1 inside a string. */
function depthAt(body: string, index: number): number {
  let depth = 0;
  let inText = false;
  for (let offset = 0; offset < index; offset += 1) {
    const sign = body[offset];
    if (inText && sign === '\\') offset += 1;
    else if (sign === '"') inText = !inText;
    else if (!inText && (sign === '{' || sign === '[')) depth += 1;
    else if (!inText && (sign === '}' || sign === ']')) depth -= 1;
  }
  return inText ? -1 : depth;
}

/**
 * Splits a gateway's answer; null where it is none. @param method e.g. `alipay.trade.query`, answered under
 * `alipay_trade_query_response`
 */
export function answerIn(body: string, method: string): SignedAnswer | null {
  let whole: unknown;
  try {
    whole = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isObject(whole)) return null;
  for (const name of [`${method.replaceAll('.', '_')}_response`, 'error_response']) {
    const fields = whole[name];
    const text = memberText(body, name);
    if (!isObject(fields) || text === null) continue;
    // If a name occurs twice, this ensures that the verified object is the one that is read.
    if (JSON.stringify(JSON.parse(text)) !== JSON.stringify(fields)) return null;
    return {
      text,
      fields,
      signature: textOr(whole.sign),
      certificate: textOr(whole.alipay_cert_sn),
    };
  }
  return null;
}
