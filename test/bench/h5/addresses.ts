import type { Browser } from 'playwright-core';
import { findTarget, newResident, bookFor } from '../../browser/kit/booking';
import { formAddress, openForm } from '../../browser/kit/booking-steps';
import { Visitor } from '../../browser/kit/visitor';
import type { Provider } from '../../server/kit/harness';
import type { Address } from './cold-load';

const CITY = '110100';

/** Address of an existing vaccine. */
async function vaccineLink(site: Provider): Promise<string> {
  const { list } = await site.ok('GET /vaccine/product/pageList.do', { regionCode: CITY });
  const [product] = list;
  if (!product) throw new Error('The sample data has no vaccine');
  return `/vaccineDetalis?vaccId=${product.productId}`;
}

/** The pages of the site that are measured: those of every round, and those of every second one. */
export async function addressesOf(
  site: Provider,
  browser: Browser,
): Promise<Record<'always' | 'atTimes', Readonly<Record<string, Address>>>> {
  const resident = await newResident(site);
  const { token } = resident.login;
  const target = await findTarget(site, resident);
  const visitor = await Visitor.come(browser, site.url, { signedInAs: resident.login });
  await openForm(visitor, target);
  const entries = await visitor.page.evaluate(() => ({ ...sessionStorage }));
  await visitor.leave();
  const booked = await newResident(site);
  await bookFor(site, booked, target);
  const url = (path: string): string => `${site.url}/index.html#${path}`;
  return {
    always: {
      home: { url: `${site.url}/index.html` },
      'a vaccine': { url: url(await vaccineLink(site)) },
    },
    atTimes: {
      'a clinic': { url: url(`/departmentIndex?depaCode=${target.depaCode}`) },
      'booking form': { url: url(formAddress(target)), token, entries },
      'my orders': { url: url('/myOrder'), token: booked.login.token },
    },
  };
}
