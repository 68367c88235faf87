/** Degrees (GCJ-02). */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapMarker extends MapPoint {
  readonly id: string;
  readonly name: string;
}

export interface LocationMapProps {
  /** Spoken name of the map. */
  readonly label: string;
  readonly places: readonly MapMarker[];
  /** Where the view is centred and, with `centreLabel`, what stands there. */
  readonly centre: MapPoint;
  readonly centreLabel: string;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** Marks where the user is, which asks for their location: only once they have given it. */
  readonly showsUser?: boolean;
  /** Picture of a pin, as a path inside the mini-program's package; browsers draw their own. */
  readonly pinPicture: string;
}
