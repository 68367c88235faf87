import { textOf } from '@/i18n/messages';
import { isOnline } from '@/platform/network';
import { send } from '@/platform/transport';
import type { WireAnswer, WireRequest } from '@/platform/transport/types';
import { ApiError } from '../failure/api-error';
import { httpMessages } from '../messages';

export type { WireAnswer, WireRequest };

export interface RunningExchange {
  readonly answer: Promise<WireAnswer>;
  /** Aborts the call: `answer` rejects with the kind `cancelled`. */
  abort(): void;
}

const failure = (kind: 'network' | 'timeout' | 'cancelled'): ApiError =>
  new ApiError({ kind, msg: textOf(httpMessages)(kind) });

/** Sends one call by the platform's API. Rejects with an ApiError of kind network, timeout or cancelled. */
export function exchange(request: WireRequest): RunningExchange {
  let stop: (kind: 'timeout' | 'cancelled') => void = () => undefined;
  const answer = new Promise<WireAnswer>((resolve, reject) => {
    const sending = send(request);
    let isStopped = false;
    const timer = setTimeout(() => stop('timeout'), request.timeout);
    stop = (kind) => {
      clearTimeout(timer);
      isStopped = true;
      sending.abort();
      if (kind === 'cancelled') return reject(failure(kind));
      // Some phones time out instead of failing at once when offline; report that as no network.
      void isOnline().then((online) => reject(failure(online ? kind : 'network')));
    };
    sending.answer.then(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      () => {
        clearTimeout(timer);
        if (!isStopped) reject(failure('network'));
      },
    );
  });
  return { answer, abort: () => stop('cancelled') };
}
