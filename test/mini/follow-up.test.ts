import './outside-fetch';
import { atDesk, clinicOf, untilOpen, vaccinate } from '../server/kit/worlds/desk-hours';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { SetDataCost } from '../simulator/meter';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import { start } from './world';
import { agreedTo } from '../samples/agreed';

const PAGE = 'pages/order/follow-up/index';
const NOTE = 'pages/order/inoculate-note/index';
/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * 1024 };

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider({ env: { CLOCK_OFFSET_MS: String(untilOpen()) } });
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

const within = ({ calls, max }: SetDataCost): boolean => calls <= OPEN.calls && max <= OPEN.max;

describe.each(PLATFORMS)('the follow-up on %s', (platform) => {
  test('is agreed to on the page of the thirty minutes, answered and stopped', async () => {
    const account = await newAccount(provider, '王小芳');
    const person = { ...account, documentNumber: account.residentNumber };
    const orderId = await vaccinate(provider, person, 'L20260715');
    const app = await start(provider, platform, { storage: storageOf(account) });
    const note = await app.measure(() => app.open(NOTE, { orderId }));
    expect({ note, within: within(note) }).toEqual({ note, within: true });
    await app.page.tap('同意，开始随访');
    await app.page.tap(/^接种后随访/);
    expect(app.page.path).toBe(PAGE);
    await app.page.tap('王小芳 没有');
    expect(app.page.text()).toContain('请继续留意');
    await app.page.tap('停止随访');
    expect(app.page.text()).toContain('随访已停止');
  });

  test('opens cold from a message, shows 120 as soon as a red flag is ticked, and reaches the desk', async () => {
    const account = await newAccount(provider, '赵紧急');
    const person = { ...account, documentNumber: account.residentNumber };
    const orderId = await vaccinate(provider, person, 'L20260715');
    const as = account.login;
    const agreement = { orderId, agreed: agreedTo('followUpConsent') };
    await provider.ok('POST /order/followUp/consent.do', agreement, { as });
    const app = await start(provider, platform, { storage: storageOf(account) });
    const cost = await app.measure(() => app.open(PAGE, { orderId }));
    expect({ cost, within: within(cost) }).toEqual({ cost, within: true });
    await app.page.tap('赵紧急 有');
    await app.page.tap('呼吸困难、喘、喉咙发紧');
    expect(app.page.text()).toContain('请立即拨打 120');
    await app.page.tap('拨打 120');
    expect(app.device.calls.at(-1)).toEqual({ number: '120' });
    await app.page.tap('提交');
    expect(app.page.text()).toContain('已发给');
    const depaCode = await clinicOf(provider, orderId, account.login);
    const desk = await atDesk(provider, depaCode);
    const cards = await provider.ok('GET /desk/aefi/list.do', {}, desk);
    expect(cards.filter(({ takenBy }) => takenBy === '').map(({ level }) => level)).toContain(
      'emergency',
    );
  });
});
