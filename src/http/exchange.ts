import Taro from '@tarojs/taro';
import { textOf } from '@/i18n/messages';
import { ApiError } from './api-error';
import { httpMessages } from './messages';

/** A call as it goes over the wire. `timeout` in ms. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeout: number;
  /** Send cookies to another origin too (H5). */
  readonly withCredentials?: boolean;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text; some platforms parse JSON on their own. */
  readonly body: unknown;
}

export interface RunningExchange {
  readonly answer: Promise<WireAnswer>;
  /** Stops it: `answer` rejects with the kind `cancelled`. */
  abort(): void;
}

/** The platform's own timer only has to be later than ours: on H5 it reports a timeout as an abort. */
const PLATFORM_GRACE = 2000;

const failure = (kind: 'network' | 'timeout' | 'cancelled'): ApiError =>
  new ApiError({ kind, msg: textOf(httpMessages)(kind) });

/** Alipay reports an HTTP status other than 2xx as a failure, with the answer inside. */
function answerInside(reason: unknown): WireAnswer | null {
  const { status, data, headers } = (reason ?? {}) as {
    status?: unknown;
    data?: unknown;
    headers?: Record<string, string>;
  };
  return typeof status === 'number' && status >= 400
    ? { status, headers: headers ?? {}, body: data }
    : null;
}

/** Sends one call through the platform. Rejects with an ApiError of kind network, timeout or cancelled. */
export function exchange(request: WireRequest): RunningExchange {
  let stop: (kind: 'timeout' | 'cancelled') => void = () => undefined;
  const answer = new Promise<WireAnswer>((resolve, reject) => {
    const task = Taro.request<unknown>({
      url: request.url,
      method: request.method,
      header: { ...request.headers },
      data: request.body,
      dataType: 'text',
      responseType: 'text',
      timeout: request.timeout + PLATFORM_GRACE,
      credentials: request.withCredentials ? 'include' : 'same-origin',
    });
    const timer = setTimeout(() => stop('timeout'), request.timeout);
    stop = (kind) => {
      clearTimeout(timer);
      reject(failure(kind));
      task.abort?.();
    };
    task.then(
      (result) => {
        clearTimeout(timer);
        resolve({
          status: result.statusCode,
          headers: (result.header ?? {}) as Record<string, string>,
          body: result.data,
        });
      },
      (reason: unknown) => {
        clearTimeout(timer);
        const answered = answerInside(reason);
        if (answered) resolve(answered);
        else reject(failure('network'));
      },
    );
  });
  return { answer, abort: () => stop('cancelled') };
}
