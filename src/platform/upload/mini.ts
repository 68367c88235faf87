import Taro from '@tarojs/taro';
import type { PickedFile, UploadCapability } from './types';

type Pick = UploadCapability['pickPictures'];

/** Temporary paths may lack a usable extension; the provider checks the bytes anyway. */
export const fileAt = (path: string, bytes: number): PickedFile => ({
  name: /\.(jpe?g|png|gif)$/i.test(path) ? path : 'picture.jpg',
  bytes,
  preview: path,
  source: path,
});

/** Creates the capability of a mini-program from its picture chooser. */
export const createUpload = (pickPictures: Pick): UploadCapability => ({
  // A refused permission and a closed chooser are both reported as failures.
  pickPictures: (most) => pickPictures(most).catch(() => []),
  send(file, { url, headers, timeout, onProgress }) {
    const task = Taro.uploadFile({
      url,
      name: 'file',
      filePath: file.source as string,
      header: { ...headers },
      timeout,
      // Alipay requires the file type, which Taro's types do not list.
      ...{ fileType: 'image' },
    });
    // Older Alipay clients return a task without this method.
    if (onProgress && typeof task.onProgressUpdate === 'function')
      task.onProgressUpdate(({ progress }) => onProgress(progress));
    return { answer: task.then(({ data }) => data), abort: () => void task.abort() };
  },
});
