import type { ChatMessage } from '@contract/service/cards';
import { addressEnd } from '@contract/upload/file-address-rules';
import { pictureUrl } from '@/http/picture-url';
import { serverNow } from '@/http/server-clock';

/** ms before its end from which an address is no longer used: a picture has to arrive first. */
const LAST_USE = 60_000;

/** Number of the first message whose picture can no longer be read by its address. */
const firstEnded = (messages: readonly ChatMessage[], now: number): number | undefined =>
  messages.find(({ picture }) => picture && addressEnd(picture.url) - LAST_USE <= now)?.seq;

/** A conversation as it is on this device. */
export interface ReadThread {
  /** The messages at hand, at any time. */
  readonly messages: () => readonly ChatMessage[];
  /** Takes what the provider has after a number. */
  readonly reread: (after: number) => Promise<void>;
}

/**
 * Reads messages again whose pictures' addresses have ended: a conversation may stay open for longer than they live.
 * Rejects as `reread` does.
 */
export async function renewPictures({ messages, reread }: ReadThread): Promise<void> {
  for (let done = 0; ;) {
    const seq = firstEnded(messages(), serverNow());
    // An address that is not renewed ends the round: asking again would bring the same one.
    if (seq === undefined || seq <= done) return;
    done = seq;
    await reread(seq - 1);
  }
}

/** URL at which a message's picture can be read now; the one at hand where the provider cannot be asked. */
export async function pictureToOpen(
  thread: ReadThread,
  { seq, picture }: ChatMessage,
): Promise<string | null> {
  await renewPictures(thread).catch(() => undefined);
  const renewed = thread.messages().find((message) => message.seq === seq)?.picture ?? picture;
  return renewed && pictureUrl(renewed.url);
}
