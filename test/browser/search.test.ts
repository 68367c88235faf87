import { arrive, press } from './kit/booking-steps';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';

const site = useSite();

test('from home one types, opens what is found, and finds the word again', async () => {
  const visitor = await site.visit();
  await visitor.open('/home');
  await visitor
    .shown()
    .getByRole('link', { name: /搜疫苗、疾病、门诊、文章/ })
    .click();
  await arrive(visitor, '/search');
  const box = () => visitor.shown().getByRole('textbox');
  await visitor.shown().getByText('热门疫苗').waitFor();
  await screenshot(visitor.page, 'search-start');
  await box().pressSequentially('liugan', { delay: 20 });
  const flu = visitor.shown().getByRole('button', { name: /流感/ }).first();
  await flu.waitFor();
  await flu.getByText('流感', { exact: true }).first().waitFor();
  await screenshot(visitor.page, 'search-found');
  await visitor.shown().getByRole('tab', { name: '疫苗百科' }).click();
  await visitor
    .shown()
    .getByRole('button', { name: /流行性感冒/ })
    .click();
  await arrive(visitor, '/encyclopediaDetail');
  await visitor.page.goBack();
  await arrive(visitor, '/search');
  await box().fill('');
  await visitor.shown().getByText('最近搜过').waitFor();
  await visitor.shown().getByRole('link', { name: /清空/ }).click();
  await visitor.shown().getByText('热门疫苗').waitFor();
});

test('a slip of the finger is understood, and nothing found says what to do', async () => {
  const visitor = await site.visit();
  await visitor.open('/search?word=%E7%95%99%E6%84%9F');
  await visitor.shown().getByText('以下是“流感”的结果').waitFor();
  await visitor.shown().getByRole('button', { name: /流感/ }).first().waitFor();
  await screenshot(visitor.page, 'search-meant');
  await press(visitor, '仍然只搜“留感”');
  await visitor.shown().getByText('没有找到“留感”').waitFor();
  await press(visitor, '看相近的结果');
  await visitor.shown().getByText('以下是“流感”的结果').waitFor();
  await visitor.shown().getByRole('textbox').fill('qqqqqqq');
  await visitor.shown().getByText('没有找到“qqqqqqq”').waitFor();
  await visitor.shown().getByText('试试这些').waitFor();
  await screenshot(visitor.page, 'search-nothing');
});

test('who was bitten taps on it and reads first what to do now', async () => {
  const visitor = await site.visit();
  await visitor.open('/search');
  await press(visitor, '被猫狗咬了');
  await visitor.shown().getByText('被猫狗抓咬后的第一个小时').first().waitFor();
  await screenshot(visitor.page, 'search-bite');
  await press(visitor, '看现在该怎么做');
  await arrive(visitor, '/articlesDetail');
});

test('a vaccine that was found leads to the clinics that have it', async () => {
  const visitor = await site.visit();
  await visitor.open('/search?word=%E7%BC%A0%E8%85%B0%E9%BE%99');
  await visitor
    .shown()
    .getByText(/最近可约|暂无可约的号/)
    .first()
    .waitFor();
  await screenshot(visitor.page, 'search-everyday');
  await visitor
    .shown()
    .getByRole('button', { name: /哪些门诊有“带状疱疹”/ })
    .click();
  const sheet = visitor.page.getByRole('dialog', { name: '选择门诊' });
  const first = sheet
    .getByRole('button', { name: /带状疱疹.*(?:最近可约|可候补|放号|缺苗)/ })
    .first();
  await first.waitFor();
  await screenshot(visitor.page, 'search-clinics');
});

test('of several vaccines that a word finds, each has its own day at a clinic, and a tap carries it to the booking', async () => {
  const visitor = await site.visit();
  await visitor.open('/search?word=%E4%B9%9D%E4%BB%B7');
  await visitor
    .shown()
    .getByRole('button', { name: /哪些门诊有“九价”/ })
    .click();
  const sheet = visitor.page.getByRole('dialog', { name: '选择门诊' });
  const vaccine = sheet.getByRole('button', { name: /^九价 HPV（国产） 最近可约/ }).first();
  await vaccine.waitFor();
  await screenshot(visitor.page, 'search-clinics-each');
  await vaccine.click();
  await arrive(visitor, '/vaccineNotice');
  expect(visitor.page.url()).toContain('hpv9-innovax');
});

test('a zone leads to its clinics, whose search keeps words of its own', async () => {
  const visitor = await site.visit();
  await visitor.open('/vaccineZone?zoneId=hpv');
  await visitor
    .shown()
    .getByRole('link', { name: /家门诊里找/ })
    .click();
  await arrive(visitor, '/search');
  await visitor.shown().getByText('只看有“HPV 专区”疫苗的门诊').waitFor();
  await visitor.shown().getByRole('textbox').fill('xicheng');
  await visitor
    .shown()
    .getByText(/北京市 · 找到 \d+ 家门诊/)
    .waitFor();
  await visitor
    .shown()
    .getByRole('link', { name: /^西城区/ })
    .first()
    .click();
  await arrive(visitor, '/departmentIndex');
  await visitor.page.goBack();
  await arrive(visitor, '/search');
  await visitor.shown().getByRole('textbox').fill('');
  await visitor.shown().getByRole('button', { name: 'xicheng' }).waitFor();
  await visitor.open('/search');
  await visitor.shown().getByText('热门疫苗').waitFor();
});

test('the clinic list narrows down further, and its map is walked through with the keyboard', async () => {
  const visitor = await site.visit();
  await visitor.open('/departmentList');
  await press(visitor, '更多筛选');
  const sheet = visitor.page.getByRole('dialog', { name: '筛选门诊' });
  await sheet.getByRole('radio', { name: '医保卡' }).click();
  const show = sheet.getByRole('button', { name: /^显示 \d+ 家/ });
  await show.waitFor();
  await screenshot(visitor.page, 'clinic-filter');
  const count = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? '';
  await show.click();
  await visitor.shown().getByText(`找到 ${count} 家`).waitFor();
  await visitor.shown().getByRole('button', { name: '更多筛选（1）' }).waitFor();
  await press(visitor, '在地图上看这些门诊');
  await arrive(visitor, '/clinicMap');
  const pin = visitor.shown().getByRole('radio', { checked: false }).first();
  const number = /^\d+号/.exec((await pin.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await pin.focus();
  await visitor.page.keyboard.press('Enter');
  const chosen = visitor.shown().getByRole('radio', { checked: true });
  const label = (await chosen.getAttribute('aria-label')) ?? '';
  expect(label.startsWith(`${number} `)).toBe(true);
  const name = label.slice(number.length + 1).split('，')[0] ?? '';
  await visitor.shown().getByRole('group', { name: '已选门诊' }).getByText(name).waitFor();
  await screenshot(visitor.page, 'clinic-map');
  await visitor.shown().getByRole('button', { name: '放大' }).click();
  await visitor
    .shown()
    .getByText(/另有 .* 家较远/)
    .waitFor();
  await visitor.page.setViewportSize({ width: 768, height: 1024 });
  const box = await visitor.shown().locator('.ui-map').boundingBox();
  expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(1);
});

test('further filters stay chosen however they are left, and say how many clinics fit', async () => {
  const visitor = await site.visit();
  await visitor.open('/departmentList');
  await press(visitor, '更多筛选');
  const sheet = visitor.page.getByRole('dialog', { name: '筛选门诊' });
  await sheet.getByRole('radio', { name: '周末有号' }).click();
  await sheet.getByLabel('疫苗').selectOption('hpv9');
  await sheet.getByRole('radio', { name: '免费' }).click();
  await sheet.getByRole('button', { name: '没有符合的门诊' }).waitFor();
  await sheet.getByText('少选一项试试').waitFor();
  const prices = sheet.getByRole('radiogroup', { name: /价格/ });
  await prices.getByRole('radio', { name: '不限' }).click();
  await sheet.getByRole('button', { name: /^显示 \d+ 家/ }).waitFor();
  await sheet.getByRole('button', { name: '关闭' }).click();
  await visitor
    .shown()
    .getByRole('button', { name: /更多筛选（2）/ })
    .waitFor();
  await visitor.go('/clinicFilter');
  expect(await visitor.shown().getByRole('radio', { name: '周末有号' }).isChecked()).toBe(true);
  await visitor.shown().getByLabel('疫苗').selectOption('');
  await visitor
    .shown()
    .getByRole('radio', { name: /^晚上有号/ })
    .click();
  await visitor
    .shown()
    .getByRole('button', { name: /^显示 \d+ 家/ })
    .waitFor();
  await visitor.page.goBack();
  visitor.expectNoProblems();
});
