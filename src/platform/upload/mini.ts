import Taro from '@tarojs/taro';
import type { PickedFile, UploadCapability } from './types';

/** s that the platform's recorder stops after. */
export const LONGEST_RECORDING = 60;

const VIDEO = /\.(mp4|mov)$/i;

/** Temporary paths may lack a usable extension; the provider checks the bytes anyway. */
export const fileAt = (path: string, bytes: number): PickedFile => ({
  name: /\.(jpe?g|png|gif)$/i.test(path) ? path : 'picture.jpg',
  bytes,
  preview: path,
  source: path,
});

/** As {@link fileAt}, of a video. */
export const videoAt = (path: string, bytes: number): PickedFile => ({
  ...fileAt(path, bytes),
  name: VIDEO.test(path) ? path : 'video.mp4',
});

/** Choosers of a mini-program. A refused permission and a closed chooser are both reported as failures. */
export interface Choosers {
  readonly pictures: (most: number) => Promise<PickedFile[]>;
  readonly video: () => Promise<PickedFile | null>;
}

/** Creates the capability of a mini-program from its choosers. */
export const createUpload = ({ pictures, video }: Choosers): UploadCapability => ({
  pickPictures: (most) => pictures(most).catch(() => []),
  pickVideo: () => video().catch(() => null),
  send(file, { url, headers, timeout, onProgress }) {
    const task = Taro.uploadFile({
      url,
      name: 'file',
      filePath: file.source as string,
      header: { ...headers },
      timeout,
      // Alipay requires the file type, which Taro's types do not list.
      ...{ fileType: VIDEO.test(file.name) ? 'video' : 'image' },
    });
    // Older Alipay clients return a task without this method.
    if (onProgress && typeof task.onProgressUpdate === 'function')
      task.onProgressUpdate(({ progress }) => onProgress(progress));
    return { answer: task.then(({ data }) => data), abort: () => void task.abort() };
  },
});
