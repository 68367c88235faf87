import Taro from '@tarojs/taro';
import { createUpload, fileAt } from './mini';

/** Alipay does not tell the size; the provider refuses what is too large. */
const UNKNOWN_SIZE = 1;

export const upload = createUpload(async (most) => {
  const { tempFilePaths } = await Taro.chooseImage({ count: most, sizeType: ['compressed'] });
  return tempFilePaths.map((path) => fileAt(path, UNKNOWN_SIZE));
});
