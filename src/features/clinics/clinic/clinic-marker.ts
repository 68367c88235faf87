import type { DepartmentCard } from '@contract/department/endpoints';
import type { MapMarker } from '@/ui/map/map-types';

/** A clinic of a list on the map. */
export const clinicMarker = (clinic: DepartmentCard): MapMarker => ({
  id: clinic.depaCode,
  name: clinic.name,
  area: clinic.regionName,
  latitude: clinic.latitude,
  longitude: clinic.longitude,
});
