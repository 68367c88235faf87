/** A request as the app receives it, as JSON text. */
export interface AppRequest {
  readonly id: string;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The app's answer: the same id, and either a result or an error text. */
export interface AppAnswer {
  readonly id: string;
  readonly result?: unknown;
  readonly error?: string;
}

/** The injected object that takes requests. */
export interface Port {
  postMessage(request: AppRequest): void;
}

export interface ChannelParts {
  /** Calls back with the port when available, at once if it already is; at most once. */
  readonly whenReady: (give: (port: Port) => void) => void;
  /** Sets the handler of the app's answers. */
  readonly onAnswer: (take: (answer: unknown) => void) => void;
  readonly newId: () => string;
}

export interface Channel {
  /**
   * Sends a request and resolves with its result. Requests made before the app is ready are queued and then sent once
   * each, in order; one that timed out in the queue is not sent. Rejects after `timeout` ms, or with the app's own
   * error.
   */
  ask(method: string, params: AppRequest['params'], timeout: number): Promise<unknown>;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: Error) => void;
}

/** Parses the app's answer, an object or JSON text; null if it is neither. */
function readAnswer(answer: unknown): AppAnswer | null {
  try {
    const value: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer;
    if (typeof value !== 'object' || value === null || !('id' in value)) return null;
    return value as AppAnswer;
  } catch {
    return null;
  }
}

/** Creates a request/answer channel over an injected object. */
export function createChannel({ whenReady, onAnswer, newId }: ChannelParts): Channel {
  const waiting = new Map<string, Waiting>();
  let queue: AppRequest[] = [];
  let port: Port | null = null;
  let isListening = false;

  const send = (request: AppRequest): void => {
    const call = waiting.get(request.id);
    if (!call) return;
    try {
      port?.postMessage(request);
    } catch (reason) {
      waiting.delete(request.id);
      call.reject(reason as Error);
    }
  };

  const take = (answer: unknown): void => {
    const read = readAnswer(answer);
    const call = read && waiting.get(read.id);
    if (!read || !call) return;
    waiting.delete(read.id);
    if (read.error === undefined) call.resolve(read.result);
    else call.reject(new Error(String(read.error)));
  };

  const listen = (): void => {
    if (isListening) return;
    isListening = true;
    onAnswer(take);
    whenReady((ready) => {
      port = ready;
      const waited = queue;
      queue = [];
      waited.forEach(send);
    });
  };

  return {
    ask: (method, params, timeout) =>
      new Promise((resolve, reject) => {
        listen();
        const request = { id: newId(), method, params };
        const timer = setTimeout(() => {
          waiting.delete(request.id);
          reject(new Error(`The app did not answer ${method} within ${timeout} ms`));
        }, timeout);
        waiting.set(request.id, {
          resolve: (result) => {
            clearTimeout(timer);
            resolve(result);
          },
          reject: (reason) => {
            clearTimeout(timer);
            reject(reason);
          },
        });
        if (port) send(request);
        else queue.push(request);
      }),
  };
}
