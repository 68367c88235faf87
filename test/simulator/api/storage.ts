import type { App } from '../app';
import { Failure } from '../failure';
import type { Calls, Options } from './call';

const TOTAL_LIMIT_BYTES = 10 * 1024 * 1024;
/** Largest value of one key, in bytes. */
const KEY_LIMIT_BYTES = { weapp: 1024 * 1024, alipay: 200 * 1024 };

function sizeOf(entries: Iterable<[string, string]>): number {
  let bytes = 0;
  for (const [key, value] of entries) bytes += Buffer.byteLength(key) + Buffer.byteLength(value);
  return bytes;
}

function write(app: App, key: unknown, data: unknown): void {
  const json = JSON.stringify(data) ?? 'null';
  if (Buffer.byteLength(json) > KEY_LIMIT_BYTES[app.platform]) {
    throw new Failure(
      app.platform === 'weapp' ? 'exceed max size of a single key' : 'data长度超限',
      14,
    );
  }
  const next = new Map(app.device.storage).set(String(key), json);
  if (sizeOf(next) > TOTAL_LIMIT_BYTES) {
    throw new Failure(
      app.platform === 'weapp' ? 'exceed storage max size 10Mb' : '存储总大小达到上限',
      12,
    );
  }
  app.device.storage.set(String(key), json);
}

function read(app: App, key: unknown): unknown {
  const json = app.device.storage.get(String(key));
  return json === undefined ? undefined : (JSON.parse(json) as unknown);
}

function info(app: App): object {
  return {
    keys: [...app.device.storage.keys()],
    currentSize: Math.ceil(sizeOf(app.device.storage) / 1024),
    limitSize: TOTAL_LIMIT_BYTES / 1024,
  };
}

/** Asynchronous storage of both platforms; a missing key fails on WeChat and is null on Alipay. */
export function storageCalls(app: App): Calls {
  return {
    setStorage: ({ key, data }) => write(app, key, data),
    getStorage: ({ key }) => {
      const data = read(app, key);
      if (data === undefined && app.platform === 'weapp') throw new Failure('data not found');
      return { data: data ?? null };
    },
    removeStorage: ({ key }) => void app.device.storage.delete(String(key)),
    clearStorage: () => app.device.storage.clear(),
    getStorageInfo: () => info(app),
  };
}

/** Synchronous storage: positional arguments on WeChat, one object on Alipay. */
export function storageSync(app: App): Record<string, unknown> {
  const common = {
    clearStorageSync: () => app.device.storage.clear(),
    getStorageInfoSync: () => app.handOver(info(app)),
  };
  if (app.platform === 'alipay') {
    return {
      ...common,
      // It does not throw: the error is in its return value.
      setStorageSync: ({ key, data }: Options) => {
        try {
          write(app, key, data);
          return app.handOver({ success: true });
        } catch (failure) {
          const { code, message } = failure as Failure;
          return app.handOver({ error: code, errorMessage: message });
        }
      },
      getStorageSync: ({ key }: Options) =>
        app.handOver({ data: read(app, key) ?? null, success: true }),
      removeStorageSync: ({ key }: Options) => void app.device.storage.delete(String(key)),
    };
  }
  return {
    ...common,
    setStorageSync: (key: unknown, data: unknown) => write(app, key, data),
    getStorageSync: (key: unknown) => app.handOver(read(app, key) ?? ''),
    removeStorageSync: (key: unknown) => void app.device.storage.delete(String(key)),
  };
}
