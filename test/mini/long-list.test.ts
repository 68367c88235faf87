import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import type { PageNode } from '../simulator/nodes';
import { PLATFORMS } from './builds';
import { start } from './world';

const COMMUNITY = 'pages/community/community/index';
const POSTS = 400;
/** Posts of one step, and of a chunk of the list. */
const STEP = 5;
/** px, as a screen with two and a half posts has it. */
const CHUNK_HEIGHT = 1_450;
const SCREEN = 724;
/** Limit for one step, of all setData calls together. */
const MOST_BYTES = 32 * 1024;

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

const CHUNK = { class: 'ui-virtual-chunk' } as const;
const chunksOf = (app: App): readonly PageNode[] =>
  app.page.findAll(CHUNK).filter((node) => /^virtual-chunk-/.test(String(node.attribute('id'))));
const nodes = (app: App): number => app.page.dom.querySelectorAll('*').length;

/** Lays the chunks out below each other: all have one height, collapsed or not. */
function layOut(app: App): void {
  const numberOf = (chunk: PageNode): number =>
    Number(/\d+$/.exec(String(chunk.attribute('id')))?.[0]);
  let first: number | undefined;
  app.flow = (node) => {
    first ??= numberOf(app.page.find(CHUNK));
    return { top: (numberOf(node) - first) * CHUNK_HEIGHT, height: CHUNK_HEIGHT };
  };
}

test.each(PLATFORMS)(
  'the four hundredth post costs as much as the hundredth on %s',
  async (platform) => {
    const app = await start(provider, platform);
    layOut(app);
    await app.open(COMMUNITY, { part: 'latest' });
    const most = { nodes: 0, bytes: 0 };
    const early = { ...most };
    for (let step = 1; step < POSTS / STEP; step += 1) {
      const { bytes } = await app.measure(async () => {
        await app.page.scrollTo(step * CHUNK_HEIGHT - SCREEN);
        await app.page.scrollToLower();
      });
      const counted = step * STEP <= 100 ? early : most;
      counted.bytes = Math.max(counted.bytes, bytes);
      if (step % 10 === 0) counted.nodes = Math.max(counted.nodes, nodes(app));
    }
    expect(chunksOf(app)).toHaveLength(POSTS / STEP);
    expect(most.bytes).toBeLessThan(MOST_BYTES);
    // A collapsed chunk is one node; those of the rendered posts stay as many.
    expect(most.nodes - early.nodes).toBeLessThan(POSTS / STEP + 0.2 * early.nodes);
    // Far up the posts are there again, in their order.
    const [first] = (await provider.ok('GET /ugc-api/post/feed.do', { feed: 'latest' })).list;
    expect(app.page.text()).not.toContain(first?.excerpt.slice(0, 12));
    await app.page.scrollTo(0);
    expect(app.page.text()).toContain(first?.excerpt.slice(0, 12));
  },
);
