export interface PictureViewerProps {
  /** Absolute addresses. */
  readonly urls: readonly string[];
  /** Index of the picture to show; null while closed. */
  readonly index: number | null;
  readonly onClose: () => void;
}
