import { arrive, press } from './kit/booking-steps';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();

/** ms; more than the whole flow may take once consent is given. */
const READING = 6000;

/** The consent prompt stays open until the test answers it: `window.allow()` or `window.refuse()`. */
function askForConsent(): void {
  const status = Object.assign(new EventTarget(), { state: 'prompt' });
  navigator.permissions.query = () => Promise.resolve(status as unknown as PermissionStatus);
  const { geolocation } = navigator;
  const ask = geolocation.getCurrentPosition.bind(geolocation);
  const answered = new Promise<boolean>((resolve) => {
    const answer = (granted: boolean) => () => {
      status.state = granted ? 'granted' : 'denied';
      status.dispatchEvent(new Event('change'));
      resolve(granted);
    };
    Object.assign(window, { allow: answer(true), refuse: answer(false) });
  });
  geolocation.getCurrentPosition = (found, failed, options) =>
    void answered.then((granted) =>
      granted
        ? ask(found, failed, options)
        : failed?.({ code: 1, message: 'denied' } as GeolocationPositionError),
    );
}

async function askedFor(): Promise<Visitor> {
  const visitor = await site.visit();
  await visitor.context.addInitScript(askForConsent);
  await visitor.open('/departmentList');
  await press(visitor, '用我的位置');
  await visitor.page.waitForTimeout(READING);
  expect(visitor.path()).toBe('/departmentList');
  return visitor;
}

const answer = (visitor: Visitor, name: 'allow' | 'refuse'): Promise<void> =>
  visitor.page.evaluate(
    (which) => (window as unknown as Record<string, () => void>)[which]?.(),
    name,
  );

test('whoever reads the browser’s question for long is found all the same', async () => {
  const visitor = await askedFor();
  await answer(visitor, 'allow');
  await visitor.shown().getByText(/距您/).first().waitFor();
  expect(visitor.path()).toBe('/departmentList');
  visitor.expectNoProblems();
});

test('after a refusal the city chooser says where the browser’s settings are', async () => {
  const visitor = await askedFor();
  await answer(visitor, 'refuse');
  await arrive(visitor, '/toggleCity');
  await visitor
    .shown()
    .getByText(/浏览器的网站设置/)
    .waitFor();
  await visitor.shown().getByText('北京市', { exact: true }).first().click();
  await arrive(visitor, '/departmentList');
  visitor.expectNoProblems();
});
