/** Hears what the player does. */
export interface PlayerEvents {
  play(): void;
  pause(): void;
  seek(): void;
  end(): void;
}

export interface PlayerProps {
  /** Full address of the film and of its first picture. */
  readonly src: string;
  readonly poster: string;
  /** Spoken name of the player. */
  readonly label: string;
  readonly autoplay: boolean;
  readonly tracker: PlayerEvents;
  readonly onError: () => void;
}
