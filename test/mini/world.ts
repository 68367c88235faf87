import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import { launch } from '../simulator/launch';
import type { LaunchOptions, Platform } from '../simulator/options';
import { buildFolder } from './builds';
import { newAccount, newcomer, storageOf } from './people';
import type { Account } from './people';
import type { Traveller } from './journey';
import { anotherFreeDay, freeTime } from './touch';

/** From the sample data, which is the same on every machine: a vaccine for everybody from 3 years on. */
export const BOOKING = { depaCode: '1101021762', productId: 'flu4-hualan' } as const;

/** Launches the build of a platform against a provider, on a phone set to Chinese. */
export const start = (
  provider: Provider,
  platform: Platform,
  options: Partial<LaunchOptions> = {},
): Promise<App> =>
  launch(buildFolder(platform), {
    platform,
    apiHost: provider.url,
    device: { language: 'zh_CN' },
    ...options,
  });

/** A new user, whose codes are read from the provider's outbox. */
export function traveller(provider: Provider, ...facts: Parameters<typeof newcomer>): Traveller {
  const person = newcomer(...facts);
  return { ...person, newestCode: () => provider.newestCode(person.mobile) };
}

/** Opens the booking form of a signed-in account, with the disclosure read and agreed to. */
export async function openBookingForm(
  app: App,
  { productId, depaCode }: { readonly productId: string; readonly depaCode: string } = BOOKING,
): Promise<void> {
  const query = { vaccId: productId, depaCode };
  await app.open('pages/booking/vaccine-notice/index', query);
  await app.page.tap('已阅读，同意并继续');
}

/** Chooses a free day and a free time in the visible form. */
export async function chooseAppointment(app: App): Promise<void> {
  await app.page.tap(anotherFreeDay(app));
  await app.page.tap(freeTime(app));
}

/** A signed-in account with itself as family member, with its booking form open. */
export async function atBookingForm(
  provider: Provider,
  platform: Platform,
  options: Partial<LaunchOptions> = {},
): Promise<{ readonly app: App; readonly account: Account }> {
  const account = await newAccount(provider);
  const app = await start(provider, platform, { storage: storageOf(account), ...options });
  await openBookingForm(app);
  return { app, account };
}

/** Requests of a path that the app has sent so far. */
export const sent = (app: App, path: string): number =>
  app.network.log.filter(({ url }) => url.includes(path)).length;
