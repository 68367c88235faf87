import { onAppShow } from '@/platform/lifecycle';
import { site } from '@/platform/site';
import { registerAfterEach } from '@/routes/guards';
import { currentRoute } from '@/routes/navigate';
import { visitPage } from '@/telemetry/page-visits';

/** Measures how long each page is visible (specification §9 "page-visit timer"); hidden frames are not measured. */
export function followVisits(): void {
  if (site.isFramed()) return;
  registerAfterEach(({ to }) => visitPage(to.name));
  onAppShow(() => {
    const route = currentRoute();
    if (route) visitPage(route.name);
  });
}
