/** A stored file in Alipay's list of them. */
interface SavedFile {
  readonly filePath?: string;
  /** Alipay's name, which Taro does not translate in this list. */
  readonly apFilePath?: string;
}

/** Path of a stored file on Alipay. */
export const savedPath = ({ apFilePath, filePath }: SavedFile): string =>
  apFilePath ?? filePath ?? '';
