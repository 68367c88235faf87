import type { SubmitInfo } from '../../src/features/booking/submission/form';
import { findTarget, newResident } from './kit/booking';
import { formAddress, openForm, times } from './kit/booking-steps';
import { shiftsIn, watchShifts } from './kit/shifts';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
/** Of all movements. */
const MOST = 0.01;
const DRAFT = 'orderingState';

/** ms until each answer: who is booked for comes after the clinic, and whether they can be after the calendar. */
const DELAYS = { findByUserId: 400, checkSubscribeLinkman: 900 } as const;

beforeAll(() => site.provider().scheduleReady());

/** The form as it was filled in, or with nothing but the disclosure agreed to. */
async function openAgain(visitor: Visitor, address: string, isFresh: boolean): Promise<void> {
  if (isFresh)
    await visitor.page.addInitScript(
      ([key, none]) => {
        const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
          val: { submitInfo: object };
        };
        Object.assign(draft.val.submitInfo, none);
        sessionStorage.setItem(key, JSON.stringify(draft));
      },
      [
        DRAFT,
        { linkmanId: null, doseNo: null, day: null, slot: null } satisfies Partial<SubmitInfo>,
      ] as const,
    );
  await watchShifts(visitor.page);
  for (const [call, ms] of Object.entries(DELAYS))
    await visitor.page.route(`**/${call}.do*`, async (route) => {
      await new Promise((later) => setTimeout(later, ms));
      await route.continue();
    });
  await visitor.open(address);
  await times(visitor).first().waitFor();
  await visitor.settle();
}

test.each([
  ['as it was filled in', 390, false],
  ['with nobody chosen', 390, true],
  ['with nobody chosen, on a computer', 1280, true],
] as const)(
  'nothing on the booking form moves when it comes: %s',
  async (_name, width, isFresh) => {
    const provider = site.provider();
    const person = await newResident(provider);
    const target = await findTarget(provider, person);
    const visitor = await site.visit({
      signedInAs: person.login,
      viewport: { width, height: 844 },
    });
    await openForm(visitor, target);
    await openAgain(visitor, formAddress(target), isFresh);
    const sum = (await shiftsIn(visitor.page)).reduce((total, score) => total + score, 0);
    expect(sum).toBeLessThan(MOST);
  },
);
