import { DEPARTMENT_MESSAGES } from '@/features/clinics/clinic/messages';
import { LIST_MESSAGES } from '@/features/clinics/clinic/list-messages';
import { LINKMAN_MESSAGES } from '@/features/people/family-member/messages';
import { PLAN_MESSAGES } from '@/features/doses/plan/messages';
import { FAMILY_MESSAGES } from '@/features/booking/form/family-messages';
import { WAITLIST_MESSAGES } from '@/features/booking/waitlist/messages';

const DICTIONARIES = {
  DEPARTMENT_MESSAGES,
  LIST_MESSAGES,
  LINKMAN_MESSAGES,
  PLAN_MESSAGES,
  FAMILY_MESSAGES,
  WAITLIST_MESSAGES,
};
const SPOKEN = 'Spoken';

/** A visible text, and the longer one that is read out instead. */
const pairs = Object.entries(DICTIONARIES).flatMap(([name, dictionary]) =>
  (['zh-CN', 'en'] as const).flatMap((language) => {
    const texts: Readonly<Record<string, string>> = dictionary[language];
    return Object.entries(texts).flatMap(([key, spoken]) => {
      const visible = key.endsWith(SPOKEN) ? texts[key.slice(0, -SPOKEN.length)] : undefined;
      return visible === undefined ? [] : [{ name, key, language, visible, spoken }];
    });
  }),
);

test('there are such texts', () => expect(pairs.length).toBeGreaterThan(10));

test.each(pairs)('$language $name.$key contains the words that are seen', ({ visible, spoken }) => {
  expect(spoken.toLowerCase()).toContain(visible.toLowerCase());
});
