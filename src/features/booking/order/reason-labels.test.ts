import { CANCEL_REASONS } from '@contract/order/status-rules';
import { reasonLabel } from './reason-labels';

test.each([...CANCEL_REASONS, 'replaced', 'clinic', 'clinicClosed', 'claimed', 'takenBack'])(
  'the reason %s is told in words, never as its code',
  (reason) => expect(reasonLabel(reason)).not.toBeNull(),
);

test('an order that stands has no reason', () => expect(reasonLabel('')).toBeNull());
