import Taro from '@tarojs/taro';
import { createRetainedFiles } from './mini';

interface SavedFile {
  readonly filePath?: string;
  /** Alipay's name, which Taro does not translate in this list. */
  readonly apFilePath?: string;
}

export const retainedFiles = createRetainedFiles({
  save: async (tempFilePath) => {
    const { savedFilePath } = (await Taro.saveFile({ tempFilePath })) as { savedFilePath: string };
    return savedFilePath;
  },
  sizeOf: async (filePath) => (await Taro.getSavedFileInfo({ filePath })).size,
  remove: (filePath) => Taro.removeSavedFile({ filePath }),
  list: async () => {
    const { fileList } = await Taro.getSavedFileList();
    return (fileList as readonly SavedFile[]).map((file) => file.apFilePath ?? file.filePath ?? '');
  },
});
