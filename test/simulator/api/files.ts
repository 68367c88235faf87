import type { App } from '../app';
import { Failure } from '../failure';
import type { HttpAnswer } from '../network';
import { permit } from '../permissions';
import { withCallbacks } from './call';
import type { Calls, Options } from './call';

const BOUNDARY = '----miniprogram';
const TIMEOUT_MS = 60_000;

function part(head: string, body: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
    body,
    Buffer.from('\r\n'),
  ]);
}

function multipart(field: string, path: string, content: Buffer, form: object): Buffer {
  const fields = Object.entries(form).map(([name, value]) =>
    part(`Content-Disposition: form-data; name="${name}"`, Buffer.from(String(value))),
  );
  const name = path.split('/').pop() ?? 'file';
  const type = /\.png$/.test(name) ? 'image/png' : 'image/jpeg';
  const head = `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}`;
  return Buffer.concat([...fields, part(head, content), Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

type ProgressListener = (event: unknown) => void;

/** Percentages that WeChat reports of an upload that arrives. */
const REPORTED = [50, 100];

function task(
  app: App,
  name: string,
  start: () => { answer: Promise<HttpAnswer>; abort: () => void; bytes: number },
) {
  return (options: Options, finish: (answer: HttpAnswer) => object): object => {
    const { answer, abort, bytes } = start();
    const listeners = new Set<ProgressListener>();
    const report = (progress: number): void => {
      const event = {
        progress,
        totalBytesSent: Math.round((bytes * progress) / 100),
        totalBytesExpectedToSend: bytes,
      };
      listeners.forEach((listener) => app.guard(() => listener(app.handOver(event))));
    };
    withCallbacks(app, name, async () => {
      const arrived = await answer;
      REPORTED.forEach(report);
      return finish(arrived);
    })(options);
    return {
      abort,
      // Alipay's task takes the listener and never calls it (NervJS/taro#16720).
      onProgressUpdate: (listener: ProgressListener) =>
        void (app.platform === 'weapp' && listeners.add(listener)),
      offProgressUpdate: (listener: ProgressListener) => void listeners.delete(listener),
      onHeadersReceived: () => undefined,
    };
  };
}

const ALIPAY_FILE_TYPES = ['image', 'video', 'audio'];

/** What the platforms refuse before they send anything. */
function refusalOf(app: App, options: Options, content: Buffer | undefined): Failure | null {
  if (!options['url']) return new Failure('parameter error: parameter.url should be String', 2);
  if (app.platform === 'weapp') {
    if (!options['name']) return new Failure('parameter error: parameter.name should be String');
  } else if (!options['fileName'] || !ALIPAY_FILE_TYPES.includes(String(options['fileType']))) {
    return new Failure('invalid parameter', 2);
  }
  return content ? null : new Failure('file not found', 11);
}

/** Uploads over real HTTP; the file is one that `chooseImage` has handed out. */
export function uploadFile(app: App): (options: Options) => object {
  return (options) => {
    const path = String(options['filePath']);
    const field = String(options['name'] ?? options['fileName'] ?? 'file');
    const content = app.device.files.get(path) ?? app.device.savedFiles.get(path);
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const given = (options['header'] ?? options['headers'] ?? {}) as Record<string, string>;
    const body = multipart(
      field,
      path,
      content ?? Buffer.alloc(0),
      (options['formData'] ?? {}) as object,
    );
    const url = String(options['url']);
    const request = {
      method: 'POST',
      url,
      headers: { ...given, ...headers },
      body,
      timeout: TIMEOUT_MS,
    };
    const refusal = refusalOf(app, options, content);
    const start = task(app, 'uploadFile', () => ({
      bytes: content?.length ?? 0,
      ...(refusal
        ? { answer: Promise.reject(refusal), abort: () => undefined }
        : app.network.send(request)),
    }));
    return start(options, ({ status, body: answer }) => ({
      statusCode: status,
      data: answer.toString('utf8'),
    }));
  };
}

/** Downloads into a temporary file of the phone. */
export function downloadFile(app: App): (options: Options) => object {
  return (options) => {
    const url = String(options['url']);
    const request = { method: 'GET', url, headers: {}, timeout: TIMEOUT_MS };
    const start = task(app, 'downloadFile', () => ({ bytes: 0, ...app.network.send(request) }));
    return start(options, (answer) => {
      const path = `http://tmp/${app.device.files.size}.bin`;
      app.device.files.set(path, answer.body);
      return { statusCode: answer.status, tempFilePath: path, apFilePath: path };
    });
  };
}

function choose(app: App, count: number, from = app.device.photos): string[] {
  const chosen = from.slice(0, count);
  if (!chosen.length) throw new Failure('cancel', 11);
  return chosen;
}

/**
 * Photos and videos: the person picks the files in `app.device.photos` and `app.device.videos`. Without a permission WeChat says
 * "auth deny" and Alipay 2001 or 2002; a closed chooser is "cancel" and 11.
 */
export function mediaCalls(app: App): Calls {
  const pick = async ({ count, mediaType }: Options): Promise<object> => {
    await permit(app, app.device.photosFrom);
    if (Array.isArray(mediaType) && mediaType.includes('video')) {
      const [tempFilePath = ''] = choose(app, 1, app.device.videos);
      const size = app.device.files.get(tempFilePath)?.length ?? 0;
      return { tempFiles: [{ tempFilePath, size, fileType: 'video' }], type: 'video' };
    }
    // Default count: nine for wx.chooseMedia, one for my.chooseImage.
    const paths = choose(app, Number(count ?? (app.platform === 'weapp' ? 9 : 1)));
    const files = paths.map((path) => ({ path, size: app.device.files.get(path)?.length ?? 0 }));
    if (app.platform === 'alipay') return { tempFilePaths: paths, tempFiles: files };
    const tempFiles = files.map(({ path, size }) => ({
      tempFilePath: path,
      size,
      fileType: 'image',
    }));
    return { tempFiles, type: 'image' };
  };
  const chooseVideo = async (): Promise<object> => {
    await permit(app, app.device.photosFrom);
    const [tempFilePath = ''] = choose(app, 1, app.device.videos);
    return { tempFilePath, size: app.device.files.get(tempFilePath)?.length ?? 0 };
  };
  return {
    ...(app.platform === 'weapp' ? { chooseMedia: pick } : { chooseImage: pick, chooseVideo }),
    previewImage: (options) => void app.device.previews.push(options),
    compressImage: ({ src }) => ({ tempFilePath: src }),
    getImageInfo: ({ src }) => ({ path: src, width: 750, height: 500, type: 'png' }),
    saveImageToPhotosAlbum: () => {
      if (!app.device.allows('album')) throw new Failure('auth deny');
    },
  };
}
