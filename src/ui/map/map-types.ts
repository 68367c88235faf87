/** Degrees (GCJ-02). */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapMarker extends MapPoint {
  readonly id: string;
  readonly name: string;
  /** Its district, where the drawing may show that. */
  readonly area?: string;
}

export interface LocationMapProps {
  /** Accessible name of the map. */
  readonly label: string;
  readonly markers: readonly MapMarker[];
  /** Centre of the view; `centreLabel` names it. */
  readonly centre: MapPoint;
  readonly centreLabel: string;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** Shows the user's position, which requests their location: set it only after they have granted it. */
  readonly showsUser?: boolean;
  /** Picture of a pin, as a path inside the mini-program's package; browsers draw their own. */
  readonly pinPicture: string;
}
