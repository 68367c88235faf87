import { isApiError, isPassing } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { sendMessage } from './api';
import { SERVICE_MESSAGES } from './messages';
import { changeOutbox, enqueue, outbox } from './outbox';
import { againOf, failedOf, nextOf, retriedOf, withoutItem } from './outbox-rules';
import type { Outgoing } from './outbox-rules';
import { sessionNumber } from './own-answer';

type Sending = Awaited<ReturnType<typeof sendMessage>>;

let onSent: (answer: Sending) => void = () => undefined;
let running: Promise<void> | null = null;

/** Whoever shows the conversation takes what was sent. */
export const followSending = (listener: (answer: Sending) => void): void => {
  onSent = listener;
};

async function sendOne({ clientId, message }: Outgoing): Promise<void> {
  const asked = sessionNumber();
  try {
    const answer = await sendMessage(clientId, message);
    changeOutbox((now) => withoutItem(now, clientId));
    onSent(answer);
  } catch (error) {
    // The outbox at hand is another session's; this message waits in its own, under its id.
    if (sessionNumber() !== asked) return;
    const failure = isApiError(error) ? error.msg : textOf(SERVICE_MESSAGES)('unknown');
    changeOutbox((now) => failedOf(now, clientId, { failure, isPassing: isPassing(error) }));
  }
}

async function run(): Promise<void> {
  for (let item = nextOf(outbox()); item; item = nextOf(outbox())) await sendOne(item);
}

/** Sends what waits, one after the other. Never rejects: failures stand beside their messages. */
const sendNext = (): Promise<void> =>
  (running ??= run().finally(() => {
    running = null;
  }));

/** Sends what waits, also what has failed for want of an answer. */
export async function sendWaiting(): Promise<void> {
  changeOutbox(retriedOf);
  await sendNext();
}

/** Sends a message after those before it. @param title what it shows besides a text */
export async function send(...message: Parameters<typeof enqueue>): Promise<void> {
  await enqueue(...message);
  await sendNext();
}

/** Sends a failed message once more, under its id. */
export async function sendAgain(clientId: string): Promise<void> {
  changeOutbox((now) => retriedOf(againOf(now, clientId)));
  await sendNext();
}

export const dropOutgoing = (clientId: string): void =>
  changeOutbox((now) => withoutItem(now, clientId));
