import { createHash } from 'node:crypto';

/** A cached answer: its JSON text and validator. */
export interface CachedResponse {
  readonly body: string;
  readonly etag: string;
}

interface Entry {
  readonly answer: Promise<CachedResponse>;
  readonly until: number;
}

const MOST_ENTRIES = 2_000;

/** Short-lived cache of public answers; calls with the same key share one computation. */
export class ResponseCache {
  private readonly entries = new Map<string, Entry>();

  /** @param keepFor ms. @param now ms, any monotonic origin. */
  get(
    key: string,
    keepFor: number,
    now: number,
    make: () => Promise<string>,
  ): Promise<CachedResponse> {
    const found = this.entries.get(key);
    if (found && found.until > now) return found.answer;
    const answer = make().then((body) => ({
      body,
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    }));
    this.entries.delete(key);
    this.entries.set(key, { answer, until: now + keepFor });
    answer.catch(() => this.entries.delete(key));
    const oldest = this.entries.keys().next();
    if (this.entries.size > MOST_ENTRIES && !oldest.done) this.entries.delete(oldest.value);
    return answer;
  }
}
