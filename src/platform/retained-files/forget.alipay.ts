import Taro from '@tarojs/taro';
import { savedPath } from './saved-path';

/** Removes every file that the app has stored on the device, without loading what stores them. Never rejects. */
export function forgetRetainedFiles(): void {
  void Taro.getSavedFileList()
    .then(({ fileList }) =>
      Promise.all(fileList.map((file) => Taro.removeSavedFile({ filePath: savedPath(file) }))),
    )
    .catch(() => undefined);
}
