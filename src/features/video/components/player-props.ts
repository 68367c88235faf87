import type { PlayTracker } from '../play-tracker';

export interface PlayerProps {
  /** Full address of the film and of its first picture. */
  readonly src: string;
  readonly poster: string;
  /** Spoken name of the player. */
  readonly label: string;
  readonly autoplay: boolean;
  readonly tracker: PlayTracker;
  readonly onError: () => void;
}
