import { cityOfLocation } from '@/shared/location/locate';
import { chooseCity, extendTo, rememberLocation, useLocation } from '@/shared/location/store';
import { request } from '@/http/request';
import { adoptToken } from '@/shared/session/adopt-token';
import { takeAskedLogin } from './asked-login';
import type { HostQuery } from './host-query-rules';
import { updateSession } from '@/shared/session/session-store';

async function takePoint({ latitude, longitude }: NonNullable<HostQuery['point']>): Promise<void> {
  const quiet = { neverCancel: true, failure: 'background' } as const;
  const input = { lat: latitude, lng: longitude };
  const location = await request('GET /department/region/geocoder.do', input, quiet);
  rememberLocation({ place: location, at: Date.now() });
  if (!useLocation.getState().curCity) chooseCity(cityOfLocation(location));
}

/**
 * Applies the user's token, channel, region and position. Never rejects: what fails is determined in the usual ways.
 */
export async function takeHostQuery({ token, channel, point, region }: HostQuery): Promise<void> {
  if (channel) updateSession({ h5Source: channel });
  if (region) extendTo(region);
  await Promise.all([
    token ? adoptToken(token, { isUnasked: !takeAskedLogin() }) : undefined,
    point ? takePoint(point).catch(() => undefined) : undefined,
  ]);
}
