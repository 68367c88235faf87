import { readFrame } from './protocol';
import type { SiteMessage } from './types';
import { SEND_TIMEOUT } from './types';

/** A page of another site in a hidden frame. */
export interface Frame {
  post(message: SiteMessage): void;
  close(): void;
}

export interface FrameChannelParts {
  /** Opens a page in a hidden frame; `hear` receives messages of that page only. */
  readonly open: (url: string, hear: (data: unknown) => void) => Frame;
  readonly newId: () => string;
}

interface Delivery {
  readonly message: SiteMessage;
  readonly end: (taken: boolean) => void;
}

/** Creates the sending side: messages wait until their page is ready, and share its frame. */
export function createFrameChannel({ open, newId }: FrameChannelParts) {
  const rounds = new Map<string, (message: SiteMessage) => Promise<boolean>>();

  function begin(url: string): (message: SiteMessage) => Promise<boolean> {
    const waiting = new Map<string, Delivery>();
    let isReady = false;

    const finish = (id: string, taken: boolean): void => {
      waiting.get(id)?.end(taken);
      waiting.delete(id);
      if (waiting.size > 0) return;
      rounds.delete(url);
      frame.close();
    };

    const frame = open(url, (data) => {
      const said = readFrame(data);
      if (said?.type === 'answer') finish(said.id, said.ok);
      if (said?.type !== 'ready' || isReady) return;
      isReady = true;
      waiting.forEach(({ message }) => frame.post(message));
    });

    return (message) =>
      new Promise((resolve) => {
        const id = newId();
        const timer = setTimeout(() => finish(id, false), SEND_TIMEOUT);
        const named = { ...message, id };
        waiting.set(id, {
          message: named,
          end: (taken) => {
            clearTimeout(timer);
            resolve(taken);
          },
        });
        if (isReady) frame.post(named);
      });
  }

  return (url: string, message: SiteMessage): Promise<boolean> => {
    const send = rounds.get(url) ?? begin(url);
    rounds.set(url, send);
    return send(message);
  };
}
