import type { App } from '../simulator/app';
import type { PageNode } from '../simulator/nodes';
import type { Newcomer } from './people';

/** The last free day of the strip other than the chosen one, far enough ahead to be changed again. */
export function anotherFreeDay(app: App): PageNode {
  const day = app.page
    .findAll({ class: 'ui-strip-day' })
    .filter(({ classes }) => !classes.includes('is-on'))
    .at(-1);
  if (!day) throw new Error(`no second free day: ${app.page.text()}`);
  return day;
}

/** Times of the chosen day that are not full. */
export const freeTimes = (app: App): PageNode[] => app.page.findAll({ class: 'ui-slot--open' });

/** The first time of the chosen day that is neither full nor chosen. */
export function freeTime(app: App): PageNode {
  const [time] = freeTimes(app).filter(({ classes }) => !classes.includes('is-on'));
  if (!time) throw new Error(`no free time: ${app.page.text()}`);
  return time;
}

/** Fills the form of a family member, up to saving. @param relation where it does not follow from the age */
export async function fillMember(app: App, person: Newcomer, relation?: string): Promise<void> {
  await app.page.input('与证件上的姓名一致', person.name);
  await app.page.input('证件号码', person.residentNumber);
  if (relation !== undefined) await app.page.tap({ role: 'radio', label: relation });
}
