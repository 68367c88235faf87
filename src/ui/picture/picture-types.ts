export type Ratio = 'square' | 'photo' | 'wide' | 'banner';

export interface PictureImageProps {
  readonly src: string;
  /** Alternative text; '' for a decorative picture. */
  readonly alt: string;
  /** `cover` fills and crops, `contain` shows all of it. */
  readonly fit: 'cover' | 'contain';
  /** Ratio of the box that reserves the picture's space. */
  readonly ratio: Ratio;
  readonly onError: () => void;
}
