import Taro from '@tarojs/taro';
import type { PickedFile, UploadCapability } from './types';

type Pick = UploadCapability['pickPictures'];

/** Temporary paths may lack a usable ending; the provider looks at the bytes anyway. */
export const fileAt = (path: string, bytes: number): PickedFile => ({
  name: /\.(jpe?g|png|gif)$/i.test(path) ? path : 'picture.jpg',
  bytes,
  preview: path,
  source: path,
});

/** The capability on a mini-program, given how pictures are chosen there. */
export const createUpload = (pickPictures: Pick): UploadCapability => ({
  // Refusal of the permission and closing the chooser are both told as failures.
  pickPictures: (most) => pickPictures(most).catch(() => []),
  send: (file, { url, headers, timeout }) =>
    Taro.uploadFile({
      url,
      name: 'file',
      filePath: file.source as string,
      header: { ...headers },
      timeout,
      // Alipay asks what it is; Taro's types do not know.
      ...{ fileType: 'image' },
    }).then(({ data }) => data),
});
