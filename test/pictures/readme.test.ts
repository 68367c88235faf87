import { join } from 'node:path';
import type { RouteName } from '@/routes/table';
import { dress } from '../browser/kit/page-state';
import type { PageState } from '../browser/kit/page-state';
import { makeSample } from '../browser/kit/sample';
import type { Sample } from '../browser/kit/sample';
import { useSite } from '../browser/kit/site';
import { goToPage } from '../browser/kit/steps-before';
import type { Visitor } from '../browser/kit/visitor';

/** Pictures of the README by file name: the page, and how it looks. */
const PICTURES: Readonly<Record<string, { page: RouteName } & Partial<PageState>>> = {
  home: { page: 'home' },
  'department-list': { page: 'departmentList' },
  subscribe: { page: 'subscribe' },
  'order-detail': { page: 'orderDetail' },
  'vaccine-plan': { page: 'vaccinePlan' },
  'home-large': { page: 'home', large: true },
  certificate: { page: 'certificate' },
  'community-dark': { page: 'community', dark: true },
};

const site = useSite();
let sample: Sample;
let visitor: Visitor;
beforeAll(async () => {
  sample = await makeSample(site.provider());
  visitor = await site.keep({ signedInAs: sample.login });
  await visitor.open('/home');
});

test.each(Object.entries(PICTURES))('%s', async (name, { page, dark = false, large = false }) => {
  await goToPage(visitor, page, sample);
  await dress(visitor.page, { name, dark, large });
  await visitor.settle();
  await visitor.page.screenshot({
    path: join(__dirname, `../../docs/screenshots/${name}.png`),
    animations: 'disabled',
  });
  visitor.expectNoProblems();
});
