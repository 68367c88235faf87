/** A chosen file that has not been uploaded yet. */
export interface PickedFile {
  /** Name with an extension; made up on platforms that hide the real name. */
  readonly name: string;
  readonly bytes: number;
  /** Preview URL; invalid after the app restarts. */
  readonly preview: string;
  /** The data that {@link UploadCapability.send} needs. */
  readonly source: unknown;
}

export interface UploadCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** ms */
  readonly timeout: number;
  /**
   * Called with the percentage sent so far, 0–100. Alipay may never call it (NervJS/taro#16720): until the first call
   * the share is unknown.
   */
  readonly onProgress?: ((percent: number) => void) | undefined;
}

/** An upload under way. */
export interface UploadTask {
  /** The answer's text; rejects without an answer, also once aborted. */
  readonly answer: Promise<string>;
  abort(): void;
}

/** Choosing and uploading files from the device. */
export interface UploadCapability {
  /** Lets the user choose up to `most` pictures. Empty if cancelled. */
  pickPictures(most: number): Promise<PickedFile[]>;
  /** Lets the user choose or record a video of a minute at most. Null if cancelled. */
  pickVideo(): Promise<PickedFile | null>;
  /** Uploads a file as the part `file` of a multipart form. */
  send(file: PickedFile, call: UploadCall): UploadTask;
}
