import { sniff } from './sniff';

const video = (brand: string): Buffer => Buffer.from(`\0\0\0\x20ftyp${brand}\0\0\0\0`, 'latin1');

test.each([
  ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'],
  ['a PNG', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'image/png'],
  ['a GIF', Buffer.from('GIF89a'), 'image/gif'],
  ['an MP4', video('isom'), 'video/mp4'],
  ['a MOV', video('qt  '), 'video/quicktime'],
])('%s is known by its bytes', (_, bytes, type) => {
  expect(sniff(bytes)?.type).toBe(type);
});

test.each([
  ['a page that calls itself a picture', Buffer.from('<html><script>alert(1)</script>')],
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a picture of another format', video('heic')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', (_, bytes) => {
  expect(sniff(bytes)).toBeNull();
});
