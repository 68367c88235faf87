import Taro from '@tarojs/taro';
import { createRetainedFiles } from './mini';

/** A call of WeChat's file manager, which takes callbacks only, as a promise. */
const asked = <Answer>(
  call: (callbacks: {
    success: (answer: Answer) => void;
    fail: (reason: { readonly errMsg?: string }) => void;
  }) => void,
): Promise<Answer> =>
  new Promise((resolve, reject) =>
    call({ success: resolve, fail: ({ errMsg }) => reject(new Error(errMsg)) }),
  );

const manager = (): Taro.FileSystemManager => Taro.getFileSystemManager();

export const retainedFiles = createRetainedFiles({
  save: async (tempFilePath) =>
    (
      await asked<{ savedFilePath: string }>((callbacks) =>
        manager().saveFile({ tempFilePath, ...callbacks }),
      )
    ).savedFilePath,
  sizeOf: async (filePath) =>
    (
      await asked<{ size: number }>((callbacks) =>
        manager().getFileInfo({ filePath, ...callbacks }),
      )
    ).size,
  remove: (filePath) => asked((callbacks) => manager().removeSavedFile({ filePath, ...callbacks })),
  list: async () =>
    (
      await asked<{ fileList: readonly { filePath: string }[] }>((callbacks) =>
        manager().getSavedFileList(callbacks),
      )
    ).fileList.map(({ filePath }) => filePath),
});
