import { hostilePost } from '../hostile-post';
import { HOSTILE_NICKNAME, HOSTILE_TITLE, INJECTIONS } from '../samples/injections';
import { freshMobile } from './kit/booking';
import { useSite } from './kit/site';

const site = useSite();

test('what people write is shown as they wrote it, and is nothing but text', async () => {
  const login = await site.provider().signUp(freshMobile());
  const { postId, author, comment } = await hostilePost(site.provider(), login);
  const visitor = await site.visit({ signedInAs: login });
  const text = (): Promise<string> => visitor.shown().innerText();
  await visitor.open(`/postDetail?postId=${postId}`);
  await visitor.shown().getByRole('heading', { name: HOSTILE_TITLE }).waitFor();
  await visitor
    .shown()
    .getByText(comment[0] ?? '')
    .nth(1)
    .waitFor();
  const shown = await text();
  expect([...INJECTIONS, HOSTILE_NICKNAME].filter((each) => !shown.includes(each))).toEqual([]);
  for (const each of comment) expect(shown.split(each).length).toBeGreaterThanOrEqual(3);
  await visitor.open(`/userHome?userId=${author.userId}`);
  await visitor.shown().getByText(HOSTILE_TITLE).waitFor();
  expect(await text()).toContain(HOSTILE_NICKNAME);
  // Titles become the document's title, and links' queries come from outside.
  await visitor.open(`/community?word=${encodeURIComponent(INJECTIONS[1] ?? '')}`);
  await visitor
    .shown()
    .getByText(INJECTIONS[1] ?? '', { exact: false })
    .first()
    .waitFor();
  const made = await visitor.page.evaluate(() => ({
    hit: 'hit' in window,
    elements: document.querySelectorAll(
      '.taro_page :is(script, iframe, math, style, img[src="x"], [onload], [onmouseover])',
    ).length,
  }));
  expect(made).toEqual({ hit: false, elements: 0 });
  visitor.expectNoProblems();
});
