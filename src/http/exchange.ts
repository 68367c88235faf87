import { textOf } from '@/i18n/messages';
import { send } from '@/platform/transport';
import type { WireAnswer, WireRequest } from '@/platform/transport/types';
import { ApiError } from './api-error';
import { httpMessages } from './messages';

export type { WireAnswer, WireRequest };

export interface RunningExchange {
  readonly answer: Promise<WireAnswer>;
  /** Stops it: `answer` rejects with the kind `cancelled`. */
  abort(): void;
}

const failure = (kind: 'network' | 'timeout' | 'cancelled'): ApiError =>
  new ApiError({ kind, msg: textOf(httpMessages)(kind) });

/** Sends one call through the platform. Rejects with an ApiError of kind network, timeout or cancelled. */
export function exchange(request: WireRequest): RunningExchange {
  let stop: (kind: 'timeout' | 'cancelled') => void = () => undefined;
  const answer = new Promise<WireAnswer>((resolve, reject) => {
    const sending = send(request);
    const timer = setTimeout(() => stop('timeout'), request.timeout);
    stop = (kind) => {
      clearTimeout(timer);
      reject(failure(kind));
      sending.abort();
    };
    sending.answer.then(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      () => {
        clearTimeout(timer);
        reject(failure('network'));
      },
    );
  });
  return { answer, abort: () => stop('cancelled') };
}
