import type { RouteLocation } from '../location';
import { readParams } from '../params';
import { locationOfPage } from './pages';

/** The part of the platform's page object that we read. */
export interface NativePage {
  route?: string;
  options?: Record<string, unknown>;
}

/** Location of a page of the platform's stack. */
export const locationOfNative = (page: NativePage): RouteLocation =>
  locationOfPage(page.route ?? '', readParams(page.options, page.route));
