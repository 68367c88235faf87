import { fireEvent, render, screen } from '@testing-library/react';
import { AGREED_TEXTS } from '@contract/agreement/text-rules';
import type { AgreedText } from '@contract/agreement/text-rules';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import PersonalInfoOld from './index';

jest.mock('@/routes/hooks', () => ({ useRouteQuery: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined, go: jest.fn() } }));

const go = jest.spyOn(navigate, 'to').mockResolvedValue('done');
const show = (query: Readonly<Record<string, string>>) => {
  jest.mocked(useRouteQuery).mockReturnValue(query);
  return render(<PersonalInfoOld />).container.textContent;
};

test('every text that was agreed to before is listed and opens', () => {
  show({});
  const texts: readonly (readonly AgreedText[])[] = Object.values(AGREED_TEXTS);
  const earlier = texts.flatMap((versions) => versions.slice(1));
  const links = screen.getAllByText(/版本|1\.\d/).map((link) => link.textContent);
  for (const { version } of earlier)
    expect(links.some((text) => text.includes(version))).toBe(true);
  fireEvent.click(screen.getByText(/用户协议/));
  expect(go).toHaveBeenCalledWith('personalInfoOld', { version: '1.0', of: 'userAgreement' });
});

test('a version is of the document that the link names', () => {
  expect(show({ version: '1.0', of: 'userAgreement' })).toContain('多次预约后不到诊');
  expect(show({ version: '1.0', of: 'childrenPrivacy' })).toContain('未满 14 周岁儿童的监护人');
  expect(show({ version: '1.1', of: 'personalInfoNav' })).toContain('随日志保存 200 天');
  // A link from before documents were named.
  expect(show({ version: '1.3' })).toContain('1.3');
});
