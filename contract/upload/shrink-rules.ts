/** Pixels of a picture's longer side above which the device makes it smaller before sending it. */
export const LONGEST_SIDE = 1_920;
/** Bytes up to which a picture of fitting size is sent as it is. */
const SMALL = 400 * 1_024;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size a picture is drawn in, in its own proportions; the same size if it is not too large. */
export function shrunkSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Whether drawing a picture anew would make it worth less and no smaller: an animation, or small already. */
export const isSmallEnough = (
  { name, bytes }: { readonly name: string; readonly bytes: number },
  { width, height }: PictureSize,
): boolean => /\.gif$/i.test(name) || (bytes <= SMALL && Math.max(width, height) <= LONGEST_SIDE);

/** Labels of AI-made content: GB 45438-2025 (`AIGC`), C2PA, and IPTC's kind of digital source. */
const AI_LABEL = /AIGC|c2pa|trainedAlgorithmicMedia/;

/**
 * Whether a picture's file holds a label of AI-made content, which the law forbids removing: drawing it anew would.
 * @param bytes as text, a character a byte; labels in 16-bit characters are found too
 */
export const mayBeLabelledAi = (bytes: string): boolean =>
  // eslint-disable-next-line no-control-regex -- the zero bytes of 16-bit characters
  AI_LABEL.test(bytes) || AI_LABEL.test(bytes.replace(/\u0000/g, ''));
