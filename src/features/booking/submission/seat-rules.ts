import type { Visit } from './form';

/** Who or what has its turn at a time of a visit, `HH:mm`. */
export interface SeatsAt {
  readonly startTime: string;
  readonly names: readonly string[];
}

/** The seats of a visit by their time, earliest first. @param names of each seat, in the visit's order */
export function seatsByTime({ seats }: Visit, names: readonly string[]): readonly SeatsAt[] {
  const starts = [...new Set(seats.map(({ startTime }) => startTime))].sort();
  return starts.map((startTime) => ({
    startTime,
    names: seats.flatMap((seat, index) =>
      seat.startTime === startTime ? [names[index] ?? ''] : [],
    ),
  }));
}
