import Taro from '@tarojs/taro';
import { createRetainedFiles } from './mini';
import { savedPath } from './saved-path';

export const retainedFiles = createRetainedFiles({
  save: async (tempFilePath) => {
    const { savedFilePath } = (await Taro.saveFile({ tempFilePath })) as { savedFilePath: string };
    return savedFilePath;
  },
  sizeOf: async (filePath) => (await Taro.getSavedFileInfo({ filePath })).size,
  remove: (filePath) => Taro.removeSavedFile({ filePath }),
  list: async () => {
    const { fileList } = await Taro.getSavedFileList();
    return fileList.map(savedPath);
  },
});
