/**
 * Signs that look like a letter or a character of the word lists and that Unicode's NFKC leaves apart.
 * Letters: Unicode UTS #39, confusables.txt, limited to a–z; radicals: Unicode's EquivalentUnifiedIdeograph.txt.
 */

/** For each Latin letter, what looks like it in other scripts and in phonetic writing, in both cases. */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'аАαΑɑᴀꭺᗅ',
  b: 'ВвΒЬʙᏏᗷᛒ',
  c: 'сСϲϹᴄⅭꮯᏟ',
  d: 'ԁԀᴅᎠᗞꓓɗ',
  e: 'еЕεΕᴇҽєЄᎬ℮',
  f: 'ϝϜꞘꞙẝƒꜰᖴғҒ',
  g: 'ɡɢԍԌցᶃᏀ',
  h: 'һҺнНΗʜᎻհ',
  i: 'іІιΙıɪӀӏᎥɩı',
  j: 'јЈϳᴊᎫʝ',
  k: 'кКκΚᴋᏦĸ',
  l: 'ʟⅬᏞιǀ∣ӏ',
  m: 'мМΜᴍᎷ',
  n: 'пηΝɴոռ',
  o: 'оОοΟσᴏօՕ०〇ø',
  p: 'рРρΡᴘᏢ',
  q: 'ԛԚզ',
  r: 'гɾʀᎡᴦꭇ',
  s: 'ѕЅꜱᏚՏʂ',
  t: 'тТτΤᴛᎢ',
  u: 'υսᴜՍʋц',
  v: 'νѵѴᴠᏙ',
  w: 'ԝԜᴡωѡшᎳ',
  x: 'хХχΧ᙮',
  y: 'уУγΥүҮʏɣ',
  z: 'ᴢΖᏃʐ',
};

/** A radical or a sign of another script, then the character that it looks like. */
const CHARACTERS =
  '⻔门 ⾨门 ⻚页 ⻅见 ⻄西 ⻋车 ⻘青 ⺠民 ⺒巳 ⺟母 ⻛风 ⻝食 ⻢马 ⻩黄 ⺩王 ⺌小 エ工 ニ二 ハ八 ロ口';

/**
 * Traditional and Japanese characters, then the simplified one, of the characters that the word lists have.
 * By OpenCC's tables (opencc-js 1.4.2, t2cn), whose 109 KB hold 4,000 that no list needs.
 */
const TRADITIONAL =
  '侷局 係系 俬私 們们 傢家 傳传 傷伤 價价 償偿 優优 兒儿 內内 凍冻 別别 動动 務务 匯汇 區区 員员 喫吃 單单 國国 圓圆 團团 報报 場场 ' +
  '婦妇 媽妈 孃娘 學学 宮宫 實实 寧宁 審审 專专 對对 導导 師师 幫帮 廳厅 強强 彆别 彙汇 後后 復复 徵征 態态 戶户 掃扫 搶抢 擊击 會会 ' +
  '業业 檢检 檯台 殺杀 沒没 滙汇 無无 熱热 現现 療疗 發发 監监 碼码 祕秘 種种 筆笔 簡简 糰团 約约 紅红 級级 組组 結结 絕绝 絡络 給给 ' +
  '統统 絶绝 經经 綫线 網网 綵彩 線线 編编 緻致 繫系 續续 羣群 聯联 職职 腦脑 臺台 葯药 蓆席 藍蓝 藥药 處处 號号 衛卫 裏里 補补 裝装 ' +
  '裡里 製制 複复 覈核 見见 視视 計计 訊讯 訪访 診诊 註注 証证 詐诈 話话 詳详 認认 請请 證证 議议 護护 變变 讓让 財财 買买 貸贷 費费 ' +
  '貼贴 資资 賠赔 賬账 賭赌 賺赚 購购 軟软 載载 輔辅 轉转 辦办 迴回 進进 過过 遠远 醫医 銀银 錢钱 鏈链 長长 門门 閉闭 開开 閤合 關关 ' +
  '隊队 電电 靜静 韆千 頁页 項项 預预 領领 頭头 頸颈 頻频 額额 風风 颱台 飾饰 養养 馬马 驗验 髮发 麪面 麫面 麵面 黃黄 點点 齣出 毉医 ' +
  '薬药 検检 関关 銭钱';

const pairs = (list: string): [string, string][] =>
  list.split(' ').map((pair) => {
    const [written = '', read = ''] = [...pair];
    return [written, read];
  });

const LOOKALIKES = new Map<string, string>([
  ...Object.entries(LETTERS).flatMap(([letter, others]) =>
    [...others].map((other): [string, string] => [other, letter]),
  ),
  ...pairs(CHARACTERS),
  ...pairs(TRADITIONAL),
]);

/** Rows of 26 pictures of letters: white on black circles and squares, and the halves of flags. */
const ROWS = [0x1_f1_50, 0x1_f1_70, 0x1_f1_e6] as const;
const ALPHABET = 26;
const A = 0x61;

/** The letter that a picture shows; else the sign itself. */
export function letterOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const row = ROWS.find((first) => code >= first && code < first + ALPHABET);
  return row === undefined ? sign : String.fromCharCode(A + code - row);
}

/** The Latin letter or simplified character that a sign looks like or is a form of; else the sign itself. */
export const lookalikeOf = (sign: string): string => LOOKALIKES.get(sign) ?? sign;
