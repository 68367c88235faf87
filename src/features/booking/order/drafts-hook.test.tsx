import { render } from '@testing-library/react';
import { useCancelInfo, useChangeInfo } from './store';

function Drafts() {
  const cancel = useCancelInfo('o1');
  const change = useChangeInfo('o1');
  return <p>{`${cancel.orderId} ${String(cancel.reason)} ${String(change.day)}`}</p>;
}

test('an order without drafts can be shown at once', () => {
  expect(render(<Drafts />).container.textContent).toBe('o1 null null');
});
