import { render, screen } from '@testing-library/react';
import type { Sharing } from '@contract/personal/endpoints';
import { SharingCard } from './sharing-card';

jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn() } }));

const show = (change: Partial<Sharing>) =>
  render(
    <SharingCard
      receiver="sms"
      who="短信公司"
      gets="号码和内容。"
      name=""
      id=""
      since={null}
      latest={null}
      count={0}
      open={0}
      stopped={false}
      {...change}
    />,
  );

test('who receives something, and what, is what the provider says', () => {
  show({});
  expect(screen.getByText('短信公司')).toBeTruthy();
  expect(screen.getByText('号码和内容。')).toBeTruthy();
});

test.each([
  ['clinic', '东城门诊', '东城门诊'],
  ['payment', 'wechat', '微信支付（支付）'],
  ['signIn', 'alipay', '支付宝（登录）'],
] as const)('of several (%s) each has its own name', (receiver, name, title) => {
  show({ receiver, name });
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.queryByText('短信公司')).toBeNull();
  expect(screen.getByText('号码和内容。')).toBeTruthy();
});
