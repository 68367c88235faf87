import { decodeTolerantly } from './query';

/** What a sentence puts behind an address. */
const AFTER_ADDRESS = /[.,;:!?)\]。，、；：！？）】》」』”’"']+$/;
const ENCODED_END = /(?:%[\da-f]{2})+$/i;

/**
 * One of our URLs as people copy or type it: a second `#`, `&` where `?` begins the query, and the punctuation of the sentence that
 * it stood in are put right. A keyword loses a question mark at its end, which no search looks for.
 */
export function tidyUrl(typed: string): string {
  const path = typed.replace(/^(?:#|%23)+/, '');
  const [encoded = ''] = ENCODED_END.exec(path) ?? [];
  const end = decodeTolerantly(encoded);
  const isSpoilt = AFTER_ADDRESS.test(end);
  const whole = isSpoilt
    ? path.slice(0, -encoded.length) + encodeURIComponent(end.replace(AFTER_ADDRESS, ''))
    : path;
  const [head = '', ...queries] = whole.replace(AFTER_ADDRESS, '').split(/[?&]/);
  return queries.length > 0 ? `${head}?${queries.join('&')}` : head;
}
