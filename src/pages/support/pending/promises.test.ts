import { PENDING } from '@/routes/pending';
import { PROMISES } from './promises';

test('every page to come says in both languages what it will offer, and no other does', () => {
  expect(Object.keys(PROMISES).sort()).toEqual(Object.keys(PENDING).sort());
  for (const [zh, en] of Object.values(PROMISES)) {
    expect(zh).toMatch(/。$/);
    expect(en).toMatch(/^[A-Z].*\.$/);
  }
});
