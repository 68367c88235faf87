export type Ratio = 'square' | 'photo' | 'wide' | 'banner';

export interface PictureImageProps {
  readonly src: string;
  /** Spoken description; '' marks a picture that only decorates. */
  readonly alt: string;
  /** `cover` fills and crops, `contain` shows all of it. */
  readonly fit: 'cover' | 'contain';
  /** Of the box that holds the picture's place. */
  readonly ratio: Ratio;
  readonly onError: () => void;
}
