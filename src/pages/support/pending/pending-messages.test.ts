import { PENDING } from '@/routes/pending';
import { PENDING_MESSAGES } from './pending-messages';

test('every page to come says in both languages what it will offer, and no other does', () => {
  expect(Object.keys(PENDING_MESSAGES).sort()).toEqual(Object.keys(PENDING).sort());
  for (const [zh, en] of Object.values(PENDING_MESSAGES)) {
    expect(zh).toMatch(/。$/);
    expect(en).toMatch(/^[A-Z].*\.$/);
  }
});
