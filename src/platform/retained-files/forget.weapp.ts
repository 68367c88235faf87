import Taro from '@tarojs/taro';

/** Removes every file that the app has stored on the device, without loading what stores them. Never rejects. */
export function forgetRetainedFiles(): void {
  const files = Taro.getFileSystemManager();
  files.getSavedFileList({
    success: ({ fileList }) => {
      for (const { filePath } of fileList) files.removeSavedFile({ filePath });
    },
  });
}
