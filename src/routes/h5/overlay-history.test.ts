import { addLayer } from '@/ui/a11y/open-layers';
import { registerBeforeEach } from '../guards';
import type { Navigation } from '../guards';
import { back, go, start } from './navigation';

jest.mock('./page-modules', () => ({ loadPage: jest.fn(async () => undefined) }));
jest.mock('./report', () => ({ report: jest.fn() }));
jest.mock('@tarojs/runtime', () => ({ eventCenter: { trigger: jest.fn() } }));
jest.mock('./page-host');
jest.mock('./scope', () => ({
  matchPath: jest.requireActual('../match').createMatcher({ target: 'h5', environment: 'live' }),
}));

/** Waits for all effects of a step; jsdom's history moves take several tasks. */
async function moved(): Promise<void> {
  for (let task = 0; task < 10; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Presses the browser's back button, and waits. */
const pressBack = async () => {
  window.history.back();
  await moved();
};

const visited: string[] = [];
const closed: string[] = [];

/** Opens a sheet that closes on request. Returns the function that closes it. */
function openSheet(name: string): () => void {
  const remove = addLayer({
    isShown: () => true,
    close: () => {
      closed.push(name);
      remove();
    },
  });
  return remove;
}

beforeAll(async () => {
  await start();
  registerBeforeEach(({ kind, to }: Navigation) => void visited.push(`${kind} ${to.url}`));
});

beforeEach(async () => {
  await go('/home', 'replace');
  await go('/about', 'push');
  visited.length = 0;
  closed.length = 0;
});

test('back closes what is open and leaves the page alone; the next one leaves the page', async () => {
  openSheet('who');
  await moved();
  await pressBack();
  expect([closed, visited]).toEqual([['who'], []]);
  await pressBack();
  expect(visited).toEqual(['back /home']);
});

test('of two sheets, one over the other, back closes the upper one first', async () => {
  openSheet('who');
  await moved();
  openSheet('sure?');
  await moved();
  await pressBack();
  expect(closed).toEqual(['sure?']);
  await pressBack();
  expect([closed, visited]).toEqual([['sure?', 'who'], []]);
});

test('a sheet that has been closed by its own button costs no second back', async () => {
  openSheet('who')();
  await moved();
  const close = openSheet('when');
  await moved();
  close();
  await moved();
  await pressBack();
  expect([closed, visited]).toEqual([[], ['back /home']]);
});

test('a sheet that gives way to a question is still what back closes, once', async () => {
  const close = openSheet('actions');
  await moved();
  close();
  openSheet('sure?');
  await moved();
  await pressBack();
  expect([closed, visited]).toEqual([['sure?'], []]);
});

test('a forward press finds nothing to open again', async () => {
  openSheet('who');
  await moved();
  await pressBack();
  window.history.forward();
  await moved();
  await pressBack();
  expect(visited).toEqual(['back /home']);
});

test.each(['before', 'after'])(
  'a page opened out of a sheet that closes %s it leads back to the page',
  async (when) => {
    const close = openSheet('who');
    await moved();
    if (when === 'before') close();
    const opened = go('/feedback', 'push');
    if (when === 'after') close();
    await opened;
    await moved();
    await pressBack();
    expect([closed, visited]).toEqual([[], ['push /feedback', 'back /about']]);
  },
);

test('a page opened out of the upper of two sheets leads back to the page', async () => {
  const closes = [openSheet('who'), openSheet('sure?')];
  await moved();
  await go('/feedback', 'push');
  for (const close of closes) close();
  await moved();
  await pressBack();
  expect(visited).toEqual(['push /feedback', 'back /about']);
});

test('a page that takes the place of the one under a sheet leads back to the one before', async () => {
  const close = openSheet('who');
  await moved();
  await go('/feedback', 'replace');
  close();
  await moved();
  await pressBack();
  expect(visited).toEqual(['replace /feedback', 'back /home']);
});

test('a question that is answered by going back goes back by one page', async () => {
  const close = openSheet('leave?');
  await moved();
  close();
  await back(1);
  expect(visited).toEqual(['back /home']);
});

test('what does not let itself be closed is asked again by the next back', async () => {
  let asked = 0;
  const remove = addLayer({ isShown: () => true, close: () => void (asked += 1) });
  await moved();
  await pressBack();
  await new Promise((resolve) => setTimeout(resolve, 420));
  await pressBack();
  expect([asked, visited]).toEqual([2, []]);
  remove();
});

test('a sheet of a page that is out of sight is not what back closes', async () => {
  const remove = addLayer({
    isShown: () => window.location.hash === '#/about',
    close: () => void closed.push('who'),
  });
  await moved();
  await go('/feedback', 'push');
  await moved();
  await pressBack();
  expect([closed, visited]).toEqual([[], ['push /feedback', 'back /about']]);
  remove();
});
