import Taro from '@tarojs/taro';
import { deviceHeader, keepDevice } from './device-token';
import type { Send, WireAnswer } from './types';

/** ms added to the platform's timeout, which only has to be later than the caller's. */
const PLATFORM_GRACE = 2000;

/** Alipay reports an HTTP status other than 2xx as a failure that contains the answer. */
function answerInside(reason: unknown): WireAnswer {
  const { status, data, headers } = (reason ?? {}) as {
    status?: unknown;
    data?: unknown;
    headers?: Record<string, string>;
  };
  if (typeof status !== 'number' || status < 400) throw reason;
  return { status, headers: headers ?? {}, body: data };
}

export const send: Send = (call) => {
  const task = Taro.request<unknown>({
    url: call.url,
    method: call.method,
    header: { ...deviceHeader(), ...call.headers },
    data: call.body,
    dataType: 'text',
    responseType: 'text',
    timeout: call.timeout + PLATFORM_GRACE,
  });
  const answer = task
    .then(
      ({ statusCode, header, data }) => ({
        status: statusCode,
        headers: (header ?? {}) as Record<string, string>,
        body: data,
      }),
      answerInside,
    )
    .then((given) => {
      keepDevice(given.headers);
      return given;
    });
  return { answer, abort: () => task.abort?.() };
};
