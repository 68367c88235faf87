export interface PictureImageProps {
  readonly src: string;
  /** Spoken description; '' marks a picture that only decorates. */
  readonly alt: string;
  /** `cover` fills and crops, `contain` shows all of it. */
  readonly fit: 'cover' | 'contain';
  readonly onError: () => void;
}
