import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LURES } from '../../server/domain/community/moderation/lures';
import { WORD_RULES } from '../../server/domain/community/moderation/word-list';

const MESSAGES = join(__dirname, '../../src/features/staff/moderation/messages.ts');

test('staff read every subject of the word rules in their language', () => {
  const texts = readFileSync(MESSAGES, 'utf8');
  const subjects = [...new Set([...WORD_RULES, ...LURES].map(({ subject }) => subject))];
  const unsaid = subjects.filter(
    (subject) => [...texts.matchAll(new RegExp(`^ +'?${subject}'?: '`, 'gm'))].length < 2,
  );
  expect(unsaid).toEqual([]);
});
