/** What a sentence puts behind an address. */
const AFTER_ADDRESS = /[.,;:!?)\]。，、；：！？）】》」』”’"']+$/;

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/**
 * One of our URLs as people copy or type it: a second `#`, `&` where `?` begins the query, and the punctuation of the sentence that
 * it stood in are put right. A keyword loses a question mark at its end, which no search looks for.
 */
export function tidyUrl(typed: string): string {
  const text = decoded(typed);
  const url = AFTER_ADDRESS.test(text) ? text.replace(AFTER_ADDRESS, '') : typed;
  const [path = '', ...query] = url.replace(/^(#|%23)+/, '').split(/[?&]/);
  return path + (query.length > 0 ? `?${query.join('&')}` : '');
}
