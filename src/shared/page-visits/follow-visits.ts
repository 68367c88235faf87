import { onAppShow } from '@/platform/lifecycle';
import { site } from '@/platform/site';
import { registerAfterEach } from '@/routes/guards';
import { currentRoute } from '@/routes/navigate';
import { visitPage } from '@/telemetry/page-visits';

/** Starts to measure the shown page, where pages are followed only after it was shown. */
export function visitShown(): void {
  const route = site.isFramed() ? undefined : currentRoute();
  if (route) visitPage(route.name);
}

/** Measures how long each page is visible (specification §9 "page-visit timer"); hidden frames are not measured. */
export function followVisits(): void {
  if (site.isFramed()) return;
  registerAfterEach(({ to }) => visitPage(to.name));
  onAppShow(visitShown);
}
