import { request } from '@/http/request';
import { refreshServerData } from '@/http/hooks/use-server';

/** Requests an alert for when a vaccine can be booked in a city (specification §7, external login). */
export async function createAvailabilityAlert(
  productId: string,
  regionCode: string,
): Promise<void> {
  await request(
    'POST /vaccine/userWantVaccine/saveUserIsWantVaccine.do',
    { productId, regionCode },
    { isJson: true, externalLogin: true, failure: 'in-place' },
  );
  await refreshServerData('GET /vaccine/userWantVaccine/list.do');
}

/** Cancels an alert. */
export async function stopTelling(id: string): Promise<void> {
  await request(
    'POST /vaccine/userWantVaccine/cancelUserIsWantVaccineById.do',
    { id },
    // Not cancelled by the one for another alert: calls are told apart by their URL only.
    { isJson: true, externalLogin: true, failure: 'in-place', neverCancel: true },
  );
  await refreshServerData('GET /vaccine/userWantVaccine/list.do');
}
