import Taro from '@tarojs/taro';
import { createUpload, fileAt } from './mini';

export const upload = createUpload(async (most) => {
  const { tempFiles } = await Taro.chooseMedia({
    count: most,
    mediaType: ['image'],
    sizeType: ['compressed'],
  });
  return tempFiles.map(({ tempFilePath, size }) => fileAt(tempFilePath, size));
});
