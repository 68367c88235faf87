import Taro from '@tarojs/taro';
import { createUpload, fileAt } from './mini';

/** Taro makes no promise of this call, and WeChat's own came after the call itself: both take callbacks. */
const chooseMedia = (
  options: Taro.chooseMedia.Option,
): Promise<Taro.chooseMedia.SuccessCallbackResult> =>
  new Promise((resolve, reject) => {
    void Taro.chooseMedia({
      ...options,
      success: resolve,
      fail: ({ errMsg }) => reject(new Error(errMsg)),
    });
  });

export const upload = createUpload(async (most) => {
  const { tempFiles } = await chooseMedia({
    count: most,
    mediaType: ['image'],
    sizeType: ['compressed'],
  });
  return tempFiles.map(({ tempFilePath, size }) => fileAt(tempFilePath, size));
});
