import type { App } from '../app';
import { Failure } from '../failure';
import { withCallbacks } from './call';
import type { Calls, Options } from './call';

const MB = 1024 * 1024;
/** Bytes that an app may store on the phone: `wx` local files, and `my.saveFile`. */
const SHARE = { weapp: 200 * MB, alipay: 10 * MB };

let saved = 0;

function save(app: App, from: string): string {
  const content = app.device.files.get(from);
  if (!content) throw new Failure('tempFilePath file not exist', 1300002);
  const used = [...app.device.savedFiles.values()].reduce((sum, each) => sum + each.length, 0);
  if (used + content.length > SHARE[app.platform])
    throw new Failure('the maximum size of the file storage limit is exceeded', 1300202);
  saved += 1;
  const ending = /\.\w+$/.exec(from)?.[0] ?? '';
  const path =
    app.platform === 'weapp' ? `http://store/${saved}${ending}` : `https://resource/${saved}.image`;
  app.device.savedFiles.set(path, content);
  // Both platforms move the file: its temporary path ends.
  app.device.files.delete(from);
  return path;
}

function sizeOf(app: App, path: string): number {
  const content = app.device.savedFiles.get(path);
  if (!content) throw new Failure(`no such file or directory ${path}`, 1300002);
  return content.length;
}

function remove(app: App, path: string): void {
  if (!app.device.savedFiles.delete(path)) throw new Failure('file not exist', 1300002);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `my.saveFile` and its neighbours, whose paths have names of their own. */
export const alipaySavedFileCalls = (app: App): Calls => ({
  saveFile: ({ apFilePath }) => ({ apFilePath: save(app, text(apFilePath)) }),
  getSavedFileInfo: ({ apFilePath }) => ({ size: sizeOf(app, text(apFilePath)), createTime: 0 }),
  getSavedFileList: () => ({
    fileList: [...app.device.savedFiles].map(([apFilePath, { length }]) => ({
      apFilePath,
      size: length,
      createTime: 0,
    })),
  }),
  removeSavedFile: ({ apFilePath }) => remove(app, text(apFilePath)),
});

/** WeChat's file manager: callbacks only. */
export function wechatFileManager(app: App): Record<string, (options?: Options) => void> {
  const calls: Calls = {
    saveFile: ({ tempFilePath }) => ({ savedFilePath: save(app, text(tempFilePath)) }),
    getFileInfo: ({ filePath }) => ({ size: sizeOf(app, text(filePath)) }),
    getSavedFileList: () => ({
      fileList: [...app.device.savedFiles].map(([filePath, { length }]) => ({
        filePath,
        size: length,
        createTime: 0,
      })),
    }),
    removeSavedFile: ({ filePath }) => remove(app, text(filePath)),
  };
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, withCallbacks(app, name, call)]),
  );
}
