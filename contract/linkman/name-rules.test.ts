import { isName } from './name-rules';

test.each([
  '王小明',
  '欧阳娜娜',
  '买买提·吐尔逊',
  '阿·布',
  '𠮷野家',
  "O'Brien",
  'O’Brien',
  'Anne-Marie Dupont',
  'José Ángel Núñez',
  'Nguyễn Văn A',
  'John A. Smith',
  'Иван Петров',
  '김민준',
  'マイケル・ジョーダン',
  'محمد',
  'X',
])('%s can be a name', (name) => expect(isName(name)).toBe(true));

test.each([
  '',
  '  ',
  '12345',
  '王小明1',
  '王１',
  '张三（已婚）',
  '张三(2)',
  'a@b.com',
  '<b>',
  '王_明',
  '王小明😀',
  '王，小明',
  '王、李',
  '张三\n',
  '张*三',
])('%j is no name', (name) => expect(isName(name)).toBe(false));
