import { startProvider } from '../kit/harness';
import type { Provider } from '../kit/harness';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider({ env: { SEED: 'off' } });
});
afterAll(() => provider?.stop());

test('a visitor gets the hours and every frequent question with its answer, in their language', async () => {
  const help = await provider.ok('GET /service/help.do', {});
  expect(help.clinic).toBeNull();
  expect(help.questions.length).toBeGreaterThan(8);
  expect(help.questions.every(({ question, answer }) => question !== '' && answer !== '')).toBe(
    true,
  );
  const english = await provider.ok('GET /service/help.do', {}, { language: 'en' });
  expect(english.questions[0]?.question).toBe('How do I book?');
});

test('an account without a visit gets no clinic', async () => {
  const as = await provider.signUp('13800000931');
  expect((await provider.ok('GET /service/help.do', {}, { as })).clinic).toBeNull();
});
