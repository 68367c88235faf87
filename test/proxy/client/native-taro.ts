interface Result {
  readonly statusCode?: number;
  readonly status?: number;
  readonly header?: object;
  readonly headers?: object;
  readonly data: unknown;
}

type Native = Record<string, (options: object) => { abort?(): void }>;

declare const wx: Native | undefined;
declare const my: Native;

const native = typeof wx === 'undefined' ? my : wx;

/** The one function of `@tarojs/taro` that the client calls, built on the platform's own, with Taro's field names. */
function request(options: Record<string, unknown>): Promise<unknown> & { abort(): void } {
  let task: { abort?(): void } = {};
  const answer = new Promise((resolve, reject) => {
    task = native['request']!({
      ...options,
      headers: options['header'],
      success: ({ statusCode, status, header, headers, data }: Result) =>
        resolve({ statusCode: statusCode ?? status, header: header ?? headers, data }),
      fail: reject,
    });
  });
  return Object.assign(answer, { abort: () => task.abort?.() });
}

export default { request };
