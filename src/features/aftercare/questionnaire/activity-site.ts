import { addressOf, DOCUMENT_PATH, siblingOrigin, siteOf } from '@contract/site/site-rules';
import { enterSite } from '@/platform/site/sign-on';
import { site } from '@/platform/site';
import { pathOf } from '@/routes/match';

/**
 * Goes to a survey on the activity site with the current sign-in, in the place of the page that leads there; false where
 * the page is there already, or outside the product's sites, as mini-programs are.
 */
export function enterActivitySite(code: string, token: string): boolean {
  const here = addressOf(site.here());
  const origin = here && siteOf(here.host)?.name !== 'activity' && siblingOrigin(here, 'activity');
  if (!origin) return false;
  const survey = `${origin}${DOCUMENT_PATH}#${pathOf('activitySurvey')}?code=${code}`;
  return enterSite(survey, token, 'replace');
}
