import Taro from '@tarojs/taro';
import { createUpload, fileAt, LONGEST_RECORDING, videoAt } from './mini';

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

export const upload = createUpload({
  async pictures(most) {
    const { tempFiles } = await chooseMedia({
      count: most,
      mediaType: ['image'],
      sizeType: ['compressed'],
    });
    return tempFiles.map(({ tempFilePath, size }) => fileAt(tempFilePath, size));
  },
  async video() {
    const { tempFiles } = await chooseMedia({
      count: 1,
      mediaType: ['video'],
      sizeType: ['compressed'],
      maxDuration: LONGEST_RECORDING,
    });
    const [chosen] = tempFiles;
    return chosen ? videoAt(chosen.tempFilePath, chosen.size) : null;
  },
});
