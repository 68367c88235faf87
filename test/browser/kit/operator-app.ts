import type { BrowserContext, Page } from 'playwright-core';

/**
 * The app in the settings, filled in as an operator does: the repository's examples have no addresses, so that no app
 * is offered.
 */
export async function withApp(context: BrowserContext | Page): Promise<void> {
  await context.route(/\.js$|version\/latest\.do/, async (route) => {
    try {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /((?:appstore|appgallery|download)\.example)\.com/g,
        '$1.org',
      );
      await route.fulfill({ response, body });
    } catch {
      // The page was closed meanwhile: nobody waits for the answer.
    }
  });
}
