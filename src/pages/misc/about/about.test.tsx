import { act, render, screen } from '@testing-library/react';
import { EXAMPLE_OPERATOR } from '@contract/site/operator-rules';
import { callPhone } from '@/platform/phone-call';
import About from './index';

jest.mock('@/platform/phone-call', () => ({ callPhone: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined, go: jest.fn() } }));
beforeAll(() =>
  Object.assign(globalThis, {
    API_HOST: '',
    APP_VERSION: '1.2.3',
    PRODUCT_NAME: '易苗',
    PRODUCT_NAME_EN: 'Yimiao',
  }),
);

test('the page says who answers for the service, under which filings, and where to complain', async () => {
  await act(async () => void render(<About />));
  const { licence, icpFiling, policeFiling, name } = EXAMPLE_OPERATOR;
  for (const text of [licence, icpFiling, policeFiling, name.zh]) screen.getByText(text);
  screen.getByText(/区县的疾控中心/);
  for (const line of ['12320', '12377']) {
    act(() => screen.getByText(line).click());
    expect(callPhone).toHaveBeenLastCalledWith(line);
  }
});
