/** A file that somebody has chosen and that has not left the device yet. */
export interface PickedFile {
  /** With an ending; platforms that hide the real name give one that fits. */
  readonly name: string;
  readonly bytes: number;
  /** Address that a picture can show; of no use after the app was restarted. */
  readonly preview: string;
  /** What {@link UploadCapability.send} needs of it. */
  readonly source: unknown;
}

export interface UploadCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** ms */
  readonly timeout: number;
}

/** Files from the device: choosing and sending them. */
export interface UploadCapability {
  /** Lets the user choose up to `most` pictures. Empty when they think better of it. */
  pickPictures(most: number): Promise<PickedFile[]>;
  /** Sends a file as the part `file` of a multipart form. Resolves with the answer's text; rejects without an answer. */
  send(file: PickedFile, call: UploadCall): Promise<string>;
}
