import { render, screen } from '@testing-library/react';
import { ContactFields } from './contact-fields';

const shown = (isShared: boolean): void => {
  const handlers = { onMobile: () => undefined, onRemark: () => undefined };
  const values = { mobile: '', remark: '', invalid: false };
  render(<ContactFields {...{ ...values, ...handlers, isShared }} accountMobile="137****0002" />);
};

test('an empty contact is the login number', () => {
  shown(false);
  expect(screen.getByText(/不填就用登录手机号 137\*{4}0002/)).toBeTruthy();
});

test('for a person whom somebody shares it is theirs, not the login number of who books', () => {
  shown(true);
  expect(screen.getByText(/不填就用共享家人的手机号 137\*{4}0002/)).toBeTruthy();
  expect(screen.queryByText(/登录手机号/)).toBeNull();
});
