import sharp from 'sharp';
import { atDesk } from '../server/kit/worlds/desk-hours';
import { bookFor, findTarget, newResident } from './kit/booking';
import type { Resident } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { inEveryVisualMode } from './kit/in-every-visual-mode';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();

/** Somebody whose booked vaccination was given now. */
async function visited(): Promise<Resident & { readonly orderId: string }> {
  const person = await newResident(site.provider());
  const target = await findTarget(site.provider(), person);
  const orderId = await bookFor(site.provider(), person, target);
  const { day, startTime } = await site
    .provider()
    .ok('GET /order/subscribe/clientDetail.do', { orderId }, { as: person.login });
  const { now } = await site.provider().ok('GET /base/time/now.do', {});
  const early = Date.parse(`${day}T${startTime}:00+08:00`) - now;
  if (early > 0) await site.later(early);
  const desk = await atDesk(site.provider(), target.depaCode);
  await site.provider().ok('POST /desk/arrive.do', { orderId }, desk);
  await site.provider().ok('POST /desk/finish.do', { orderId, lot: 'L20260715' }, desk);
  return { ...person, orderId };
}

const ask = (visitor: Visitor, title: string | RegExp) =>
  visitor.shown().getByRole('heading', { name: title }).waitFor();

test('a visit is asked about; a reload and another device go on where it was left, with the picture', async () => {
  const person = await visited();
  const visitor = await site.visit({ signedInAs: person.login });
  const shown = () => visitor.shown();
  await visitor.open('/questionnaire');
  await shown()
    .getByRole('button', { name: /^这次接种怎么样/ })
    .click();
  await arrive(visitor, '/questionnaire');
  await press(visitor, '开始填写');
  await ask(visitor, '您对这次接种的服务满意吗？');
  await press(visitor, '下一题');
  await shown().getByText('请回答这一题').waitFor();
  await shown().getByRole('radio', { name: /^2/ }).click();
  await press(visitor, '下一题');
  await ask(visitor, '哪里不满意？');
  await shown().getByRole('checkbox', { name: '等得太久' }).click();
  await shown().getByRole('checkbox', { name: '其他' }).click();
  await inEveryVisualMode(visitor, 'visit-questionnaire-multiple');
  await visitor.page.reload();
  await press(visitor, '继续填写');
  await ask(visitor, '哪里不满意？');
  expect(await shown().getByRole('checkbox', { name: '等得太久' }).isChecked()).toBe(true);
  await shown().getByRole('checkbox', { name: '其他' }).click();
  await press(visitor, '下一题');
  // What was chosen is in the words of the next question.
  await ask(visitor, '关于“等得太久”，您希望怎么改？');
  await press(visitor, '跳过');
  await ask(visitor, '从签到到接种等了多少分钟？');
  await shown().getByRole('textbox').fill('301');
  await press(visitor, '下一题');
  await shown()
    .getByRole('textbox', { name: /多少分钟/ })
    .fill('45');
  await inEveryVisualMode(visitor, 'visit-questionnaire-number');
  await press(visitor, '下一题');
  await ask(visitor, '有要给我们看的照片吗？');
  const chooser = visitor.page.waitForEvent('filechooser');
  await shown().getByRole('button', { name: '添加图片' }).first().click();
  const create = { width: 800, height: 600, channels: 3, background: '#2b6' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await (await chooser).setFiles({ name: 'queue.jpg', mimeType: 'image/jpeg', buffer });
  await shown().getByRole('button', { name: '下一题' }).waitFor();
  await inEveryVisualMode(visitor, 'visit-questionnaire-picture');
  await press(visitor, '上一题');
  await ask(visitor, '从签到到接种等了多少分钟？');

  const other = await site.visit({ signedInAs: person.login, locale: 'en-US' });
  await other.open(`/questionnaire?code=visit&orderId=${person.orderId}`);
  await press(other, 'Continue');
  await ask(other, 'How many minutes from check-in to the vaccination?');
  expect(await other.shown().getByRole('textbox').inputValue()).toBe('45');
  await press(other, 'Next');
  await press(other, 'Next');
  await press(other, 'Send');
  await other.shown().getByText('Thank you. We read everybody’s answers each week.').waitFor();
  // The first device has the same attempt: sent again, it is stored once.
  await press(visitor, '下一题');
  await press(visitor, '下一题');
  await press(visitor, '提交');
  await shown().getByText('谢谢您。我们每周读一遍大家的回答。').waitFor();
  await visitor.open(`/questionnaire?code=visit&orderId=${person.orderId}`);
  await shown().getByText('您已经填过这份问卷').waitFor();
});
