import type { RouteLocation } from '../location';
import { readParams } from '../params';
import { locationOfPage } from './pages';

/** The platform's page object, as far as we read it. */
export interface NativePage {
  route?: string;
  options?: Record<string, unknown>;
}

/** Where a page of the platform's stack is. */
export const locationOfNative = (page: NativePage): RouteLocation =>
  locationOfPage(page.route ?? '', readParams(page.options, page.route));
