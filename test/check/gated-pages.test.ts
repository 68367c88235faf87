import { join } from 'node:path';
import { ROUTE_NAMES, routeOf } from '@/routes/table';

import { readSources } from './imports';

/** Pages for people who are signed in. A visitor may open every other page, so somebody has to mean it. */
const GATED = `
bindMobile changeMobile infoAuthorization noticeList personalManage serialVerify sessionList
caregivers doseHistory healthProfile memberForm memberIndex memberList privilegeCenter
subscribe waitingOffer userWantDo
cancelOrder cancelOrderDetail certificate followUp inoculateNote modifyOrder offlineOrder offlineOrderDetail
orderDetail orderList refundDetails restOfCourse scanConfirm
messageClassify messageDetail messageDetails messageList myMessage service serviceHistory
postEdit report userHome collections
activitySurvey exportSuccess healthBeanTask questionnaire sendEmail submitEmail`
  .trim()
  .split(/\s+/);

/** A page asks for the sign-in by its own name. */
const GATE = /\buseLoginGate\('(\w+)'|<OrderGate\b[^>]*\broute="(\w+)"/g;

const gates = [...readSources(join(__dirname, '../..'), ['src/pages'])]
  .filter(([path]) => !path.includes('.test.'))
  .flatMap(([path, text]) =>
    [...text.matchAll(GATE)].map(([, byHook = '', byPart = '']) => ({
      path,
      name: byHook || byPart,
    })),
  );

test('these pages ask for a sign-in, and no others', () => {
  expect(gates.map(({ name }) => name).sort()).toEqual([...GATED].sort());
});

test('each asks in its own name, so that the login leads back to it', () => {
  const pages = new Map(ROUTE_NAMES.map((name) => [name as string, routeOf(name).page]));
  const strays = gates.filter(({ path, name }) => !path.startsWith(`src/${pages.get(name)}`));
  expect(strays).toEqual([]);
});
