/** Receives the player's events. */
export interface PlayerEvents {
  play(): void;
  pause(): void;
  seek(): void;
  end(): void;
}

export interface PlayerProps {
  /** Absolute URLs of the video and its poster. */
  readonly src: string;
  readonly poster: string;
  /** Accessible name of the player. */
  readonly label: string;
  readonly autoplay: boolean;
  readonly tracker: PlayerEvents;
  readonly onError: () => void;
}
