import { arrive } from './kit/booking-steps';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const POSTS = 2_000;
/** Elements of a post's card with three pictures and all its marks, with room. */
const MOST_ELEMENTS = 45;
/** Bytes of the heap for each post: its data, its elements' wrappers and its component. */
const MOST_HEAP = 24 * 1024;

interface Held {
  readonly elements: number;
  /** Bytes after a collection. */
  readonly heap: number;
  /** Chunks whose content the browser skips, of all. */
  readonly skipped: number;
  readonly chunks: number;
}

async function held(visitor: Visitor): Promise<Held> {
  const session = await visitor.page.context().newCDPSession(visitor.page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const counted = await visitor.shown().evaluate((box) => {
    const chunks = [...box.querySelectorAll('.ui-virtual-chunk')];
    return {
      elements: box.querySelectorAll('*').length,
      chunks: chunks.length,
      skipped: chunks.filter(
        ({ firstElementChild: first }) =>
          first !== null && !first.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
    };
  });
  return { heap, ...counted };
}

const posts = (visitor: Visitor) => visitor.shown().getByRole('link').filter({ hasText: '评论' });

/** Scrolls to the end, again and again, until so many posts are there, or until no more come. */
const readTo = (visitor: Visitor, count: number): Promise<void> =>
  visitor.shown().evaluate(async (box, wanted) => {
    const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
    const shown = (): number => box.querySelectorAll('.ui-virtual-chunk').length * 5;
    for (let unchanged = 0; shown() < wanted && unchanged < 20;) {
      const before = shown();
      box.scrollTo(0, box.scrollHeight - box.clientHeight - 600);
      await pause(20);
      box.scrollTo(0, box.scrollHeight);
      for (let waits = 0; shown() === before && waits < 30; waits += 1) await pause(20);
      unchanged = shown() === before ? unchanged + 1 : 0;
    }
  }, count);

/** Rows that come into view are laid out with a frame or two more, each of which may move them. */
const atRest = (visitor: Visitor): Promise<void> =>
  visitor.shown().evaluate(async (box) => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let same = 0, before = ''; same < 10;) {
      await frame();
      const now = `${box.scrollTop} ${box.scrollHeight}`;
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });

test(
  'a feed of 2,000 posts: the browser lays out what is near, the place is held, memory grows by the post',
  async () => {
    const visitor = await site.visit();
    await visitor.open('/community?part=latest');
    await posts(visitor).first().waitFor();
    await readTo(visitor, 100);
    const early = await held(visitor);
    await readTo(visitor, POSTS);
    await visitor.settle();
    const late = await held(visitor);
    const more = (late.chunks - early.chunks) * 5;
    const perPost = {
      elements: (late.elements - early.elements) / more,
      heap: (late.heap - early.heap) / more,
    };
    console.log(`feed of ${late.chunks * 5} posts`, { early, late, perPost });
    expect(late.chunks * 5).toBeGreaterThanOrEqual(POSTS);
    expect(perPost.elements).toBeLessThan(MOST_ELEMENTS);
    expect(perPost.heap).toBeLessThan(MOST_HEAP);
    // Near the reader are as many as before.
    expect(late.chunks - late.skipped).toBeLessThanOrEqual(early.chunks - early.skipped + 2);

    const far = posts(visitor).nth(1_500);
    await far.scrollIntoViewIfNeeded();
    await atRest(visitor);
    const [text, top] = [await far.innerText(), (await far.boundingBox())?.y ?? Number.NaN];
    await far.click();
    await arrive(visitor, '/postDetail');
    await visitor.page.goBack();
    await arrive(visitor, '/community');
    await visitor.settle();
    await atRest(visitor);
    expect(await posts(visitor).nth(1_500).innerText()).toBe(text);
    expect(Math.abs(((await far.boundingBox())?.y ?? Number.NaN) - top)).toBeLessThanOrEqual(2);
    visitor.expectNoProblems();
  },
  10 * 60_000,
);
