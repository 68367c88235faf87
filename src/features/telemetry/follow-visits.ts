import { onAppShow } from '@/platform/lifecycle';
import { registerAfterEach } from '@/routes/guards';
import { currentRoute } from '@/routes/navigate';
import { visitPage } from '@/telemetry/page-visits';

/** Counts how long each page is looked at (specification §9 "page-visit timer"). */
export function followVisits(): void {
  registerAfterEach(({ to }) => visitPage(to.name));
  onAppShow(() => {
    const route = currentRoute();
    if (route) visitPage(route.name);
  });
}
