/** Words that lists of leaked passwords begin with, in lower case and without suffixes. */
const WORDS = `
password passwd passw0rd pass word admin administrator root user guest test tester login letmein welcome master secret
dragon monkey football baseball basketball soccer hockey superman batman shadow michael jordan jennifer jessica ashley
charlie daniel thomas george andrew matthew robert william joshua hannah sophie amanda nicole computer internet samsung
iphone google facebook tencent taobao alipay wechat weixin baidu huawei xiaomi qq sunshine princess flower summer winter
spring autumn freedom whatever trustno cookie banana orange cheese pepper killer hunter ranger mustang ferrari porsche
mercedes corvette harley diamond silver golden purple yellow starwars pokemon pikachu naruto matrix merlin access changeme
default hello helloworld iloveyou ilove loveyou lovely love woaini woaiwo woaiziji woaibaba woaimama woshishui nihao
nihaoma baobei baobao laopo laogong qinaide zhongguo beijing shanghai guangzhou shenzhen zhang wang chen yang zhao huang
xiaoming xiaohong tiantian dandan mingming asdf asdfgh asdfghjkl qwer qwert qwerty qwertyuiop zxcv zxcvb zxcvbn zxcvbnm
qazwsx qazwsxedc wsxedc aaa abc abcd abcde abcdef abcabc aabbcc xyz asd qwe zxc yimiao yimiaoyimiao jiezhong yufangjiezhong
vaccine vaccines vaccination health hospital doctor nurse baby family
`
  .trim()
  .split(/\s+/);

/** Common strings of digits. */
const NUMBERS = `
520 1314 5201314 1314520 520520 13145200 52013140 7758521 7758258 147258369 147258 159753 159357 741852963 789456123 456789123
123123 112233 123321 12344321 11223344 1122334455 147852369 963852741 88888888 66666666 00000000 10101010 12121212
20082008 19491001 110120119 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx 1qazxsw2 a1b2c3d4 abc123 qwe123 asd123
zxc123 1234qwer qwer1234 123qwe 123456a a123456 aa123456 woaini1314 woaini520 woaini521 p@ssw0rd p@ssword pa55word
`
  .trim()
  .split(/\s+/);

const COMMON = new Set([...WORDS, ...NUMBERS]);
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
];

const reversed = (text: string): string => [...text].reverse().join('');

/** One part repeated: `aaaaaaaa`, `12341234`, `abcabcab`. */
function repeats(text: string): boolean {
  for (let length = 1; length <= Math.min(4, text.length / 2); length += 1)
    if (text === text.slice(0, length).repeat(text.length).slice(0, text.length)) return true;
  return false;
}

/** A run of the alphabet, the digits or a keyboard row, forwards or backwards. */
const runs = (text: string): boolean =>
  ROWS.some((row) => (row + row).includes(text) || reversed(row + row).includes(text));

/** The text without the digits and signs that most people put before or after a word. */
const core = (text: string): string => text.replace(/^[\d\W_]+|[\d\W_]+$/g, '');

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unleet = (text: string): string =>
  text.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? '');

const isWord = (text: string): boolean => COMMON.has(text) || repeats(text) || runs(text);

/** A common word with at most this many digits and signs around it is still a common password. */
const MOST_AROUND = 6;
/** From this length on, a text of common parts counts as a phrase. */
const PHRASE = 16;
const LEAST_PART = 3;
/** A text with at most this many characters outside common parts is still easily guessed. */
const MAX_COMMON = 2;

/** Whether a text consists of common parts, but for a character or two: `5201314520`, `a123456789`, `abc123456`. */
function isMadeOfParts(text: string): boolean {
  // Fewest characters outside common parts, for each prefix of the text.
  const left = [0];
  for (let end = 1; end <= text.length; end += 1) {
    left[end] = (left[end - 1] ?? 0) + 1;
    for (let start = 0; start <= end - LEAST_PART; start += 1)
      if (isWord(text.slice(start, end))) left[end] = Math.min(left[end] ?? 0, left[start] ?? 0);
  }
  return (left[text.length] ?? 0) <= MAX_COMMON;
}

/**
 * Whether a password is among the first that an attacker tries: a listed one, a keyboard row, one part repeated,
 * several parts in a row, or one with a few digits around it. A long password of several words passes.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  if (isWord(text)) return true;
  if (text.length >= PHRASE) return false;
  const bare = core(text);
  const isAlone = bare !== '' && text.length - bare.length <= MOST_AROUND;
  const plain = unleet(text);
  return (
    (isAlone && (isWord(bare) || COMMON.has(unleet(bare)))) ||
    COMMON.has(plain) ||
    COMMON.has(core(plain)) ||
    isMadeOfParts(text)
  );
}

/** A password must not contain the last 8 digits of the account's mobile, which are the subscriber's number. */
const TELLING_DIGITS = 8;

/** Whether a password contains the account's own mobile. */
export const holdsMobile = (password: string, mobile: string): boolean =>
  password.replace(/\D/g, '').includes(mobile.slice(-TELLING_DIGITS));
