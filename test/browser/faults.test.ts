import { SILENT_FAULTS } from '../proxy/faults';
import type { Fault } from '../proxy/faults';
import {
  ADULT,
  AT,
  findTarget,
  newResident,
  onlyOrderOf,
  ordersOf,
  residentId,
} from './kit/booking';
import type { Resident, Target } from './kit/booking';
import {
  arrive,
  chooseTime,
  fillMemberForm,
  openForm,
  openFormOnSomeDay,
  press,
} from './kit/booking-steps';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite({ throughProxy: true });
const ADD = 'addV2.do';
const REMARK = '对鸡蛋过敏';
const SLOW = '还没有收到回复，正在核对结果';
const DAY = 86_400_000;

interface Scene {
  readonly visitor: Visitor;
  readonly resident: Resident;
}

async function signedIn(): Promise<Scene> {
  const resident = await newResident(site.provider());
  return { resident, visitor: await site.visit({ signedInAs: resident.login }) };
}

/** In the booking form, with a time chosen and a remark typed. */
async function inTheForm(open = openForm): Promise<Scene> {
  const scene = await signedIn();
  await open(scene.visitor, await findTarget(site.provider(), scene.resident));
  await chooseTime(scene.visitor);
  await scene.visitor.shown().getByLabel('备注').fill(REMARK);
  return scene;
}

/** The page says what is wrong and what to do; doing it helps once the fault has ended. */
async function recover(visitor: Visitor): Promise<void> {
  const alert = visitor.shown().getByRole('alert');
  await alert.waitFor();
  expect((await alert.textContent())?.length).toBeGreaterThan(10);
  site.proxy().calm();
  await visitor.shown().getByRole('button', { name: '重试' }).click();
  await alert.waitFor({ state: 'detached' });
  await visitor.settle();
}

const typedNumber = (visitor: Visitor): Promise<string> =>
  visitor.shown().getByRole('textbox', { name: '证件号码' }).inputValue();

const familyOf = async ({ login }: Resident): Promise<string[]> => {
  const list = await site.provider().ok('GET /linkman/linkman/findByUserId.do', {}, { as: login });
  return list.map(({ name }) => name).sort();
};

test.each([
  ['the home page', '.do', () => '/home'],
  [
    'a clinic',
    '/base/department/detail.do',
    (target) => `/departmentIndex?depaCode=${target.depaCode}`,
  ],
  ['the list of appointments', 'pageList.do', () => '/myOrder'],
] satisfies [string, string, (target: Target) => string][])(
  '%s says so when nothing can be heard, and comes back on a tap',
  async (_, call, addressOf) => {
    const { visitor, resident } = await signedIn();
    const address = addressOf(await findTarget(site.provider(), resident));
    site.proxy().order(call, { kind: 'lost' });
    await visitor.open(address);
    await recover(visitor);
  },
  30_000,
);

test('whatever happens to an answer, the page says so and comes back on a tap', async () => {
  const visitor = await site.visit();
  await visitor.open('/home');
  const { list } = await site.provider().ok('GET /department/department/nearbyDepartment.do', AT);
  // Another clinic each time: what has been shown is cached.
  for (const [index, [, fault]] of SILENT_FAULTS.entries()) {
    site.proxy().order('/base/department/detail.do', fault);
    await visitor.go(`/departmentIndex?depaCode=${list[index]?.depaCode ?? ''}`);
    await recover(visitor);
  }
});

/** Each kind of fault once: those that look alike to the client have the same result. */
const ON_SENDING: readonly (readonly [string, Fault])[] = [
  ['its answer is lost', { kind: 'lost' }],
  ['a gateway answers 502', { kind: 'status', status: 502 }],
  ['half of its answer is missing', { kind: 'truncated' }],
];

test.each(ON_SENDING)(
  'a booking is made once, with everything typed, when %s',
  async (_, fault) => {
    const { visitor } = await inTheForm();
    // A browser may repeat a lost request by itself, so the fault applies to every request.
    const mend = site.proxy().order(ADD, fault);
    await press(visitor, '提交预约');
    await visitor.page.getByText(SLOW).waitFor();
    mend();
    await arrive(visitor, '/subscribeSuccess');
    expect(await onlyOrderOf(site.provider(), visitor)).toMatchObject({ remark: REMARK });
  },
  30_000,
);

test.each(ON_SENDING)(
  'a family member stays typed until saved, once, when %s',
  async (_, fault) => {
    const { visitor, resident } = await signedIn();
    await visitor.open('/fillmemberInfo?type=3');
    const documentNumber = residentId(ADULT);
    await fillMemberForm(visitor, { name: '李小明', documentNumber });
    await visitor.shown().getByRole('radio', { name: '配偶' }).click();
    const mend = site.proxy().order('saveOrUpdateV2.do', fault);
    await press(visitor, '同意并保存');
    await visitor.shown().getByText('没有保存').waitFor();
    mend();
    expect(await typedNumber(visitor)).toBe(documentNumber);
    await press(visitor, '同意并保存');
    await visitor.page.waitForURL((url) => !url.hash.startsWith('#/fillmemberInfo'));
    expect(await familyOf(resident)).toEqual(['李小明', resident.name].sort());
  },
  30_000,
);

test('a page whose code cannot be fetched says so, and trying again opens it', async () => {
  const visitor = await site.visit();
  await visitor.open('/home');
  site.proxy().setDown(true);
  await visitor.go('/privacyMange/userAgreement');
  const failed = visitor.shown().getByRole('heading', { name: '页面没有加载出来' });
  await failed.waitFor();
  site.proxy().calm();
  await press(visitor, '重试');
  await failed.waitFor({ state: 'detached' });
  expect((await visitor.shown().textContent())?.length).toBeGreaterThan(200);
});

test.each([
  ['ahead', DAY],
  ['behind', -DAY],
])(
  'a provider whose clock is a day %s still gives an appointment',
  async (_, off) => {
    site.proxy().shiftClock(off);
    const { visitor } = await inTheForm(openFormOnSomeDay);
    await press(visitor, '提交预约');
    await visitor.page.waitForURL(/subscribe(Success|Error)/);
    await visitor.settle();
    if (visitor.path().startsWith('/subscribeSuccess')) {
      await onlyOrderOf(site.provider(), visitor);
      return;
    }
    // A slot that has passed by the true clock is refused with an alternative slot.
    expect(await ordersOf(site.provider(), visitor)).toEqual([]);
    await visitor.shown().getByRole('button').first().waitFor();
  },
  30_000,
);
