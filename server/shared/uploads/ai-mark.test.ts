import sharp from 'sharp';
import { freshPicture } from './fresh-picture';
import type { FreshPicture } from './fresh-picture';

const AIGC = '{"Label":"1","ContentProducer":"doubao","ProduceID":"f123","Place":"39.9N"}';
const NAMESPACE = 'http://www.tc260.org.cn/ns/AIGC/1.0/';
const xmp = (content: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:TC260="${NAMESPACE}" rdf:about="">${content}</rdf:Description></rdf:RDF></x:xmpmeta>`;

const plain = sharp({ create: { width: 16, height: 12, channels: 3, background: '#0a0' } });

const fresh = async (sent: Buffer, type: Parameters<typeof freshPicture>[1] = 'image/jpeg') => {
  const made = await freshPicture(sent, type);
  if (typeof made === 'string') throw new Error(made);
  return made;
};
/** The mark that another platform finds in what this one sends on. */
const sentOn = async ({ bytes }: FreshPicture, type: 'image/jpeg' | 'image/png' = 'image/jpeg') =>
  (await fresh(bytes, type)).aiMark;

test('an ordinary picture has no mark, and gets none', async () => {
  const made = await fresh(await plain.clone().jpeg().toBuffer());
  expect(made).toMatchObject({ aiMark: null, width: 16, height: 12 });
  expect(made.bytes.toString('latin1')).not.toContain('xmpmeta');
});

test.each([
  ['an element', `<TC260:AIGC>${AIGC.replaceAll('"', '&quot;')}</TC260:AIGC>`],
  ['an element without entities', `<TC260:AIGC>${AIGC}</TC260:AIGC>`],
])(
  'the label as %s in XMP is read and written back, without what is no part of it',
  async (_, content) => {
    const made = await fresh(await plain.clone().jpeg().withXmp(xmp(content)).toBuffer());
    const aigc = { Label: '1', ContentProducer: 'doubao', ProduceID: 'f123' };
    expect(made.aiMark).toEqual({ aigc });
    expect(await sentOn(made)).toEqual({ aigc });
    expect(made.bytes.toString('latin1')).not.toContain('39.9');
  },
);

test('the label in Exif’s user comment is read', async () => {
  const sent = await plain
    .clone()
    .jpeg()
    .withExif({ IFD0: { ImageDescription: `{"AIGC":${AIGC}}` } })
    .toBuffer();
  expect((await fresh(sent)).aiMark?.aigc?.ContentProducer).toBe('doubao');
});

test('the label in a PNG’s text is read, and stays in a PNG', async () => {
  const sent = await plain
    .clone()
    .png()
    .withXmp(xmp(`<TC260:AIGC>${AIGC}</TC260:AIGC>`))
    .toBuffer();
  const made = await fresh(sent, 'image/png');
  expect(await sentOn(made, 'image/png')).toEqual(made.aiMark);
  expect(made.aiMark?.aigc?.Label).toBe('1');
});

test.each(['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'] as const)(
  'the source type %s is read and written back',
  async (sourceType) => {
    const type = `http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}`;
    const jpeg = await plain.clone().jpeg().toBuffer();
    // A C2PA manifest is a JPEG segment of its own, beside XMP.
    const body = Buffer.from(`JP\0\0jumb c2pa.actions digitalSourceType x${type}`, 'latin1');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(body.length + 2);
    const segment = Buffer.concat([Buffer.from([0xff, 0xeb]), length, body]);
    const sent = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
    const made = await fresh(sent);
    expect(made.aiMark).toEqual({ sourceType });
    expect(await sentOn(made)).toEqual({ sourceType });
  },
);

test('a label that cannot be read counts as suspected, and one that says nothing does not count', async () => {
  const broken = await plain
    .clone()
    .jpeg()
    .withXmp(xmp('<TC260:AIGC>{"Label":</TC260:AIGC>'))
    .toBuffer();
  expect((await fresh(broken)).aiMark).toEqual({ aigc: { Label: '3' } });
  const other = await plain
    .clone()
    .jpeg()
    .withExif({ IFD0: { ImageDescription: '{"AIGC":{"Label":"9"}}' } })
    .toBuffer();
  expect((await fresh(other)).aiMark).toBeNull();
});

test('a label cannot smuggle markup into what is sent on', async () => {
  const evil = '{"Label":"2","ProduceID":"</TC260:AIGC><script>alert(1)</script>"}';
  const sent = await plain
    .clone()
    .jpeg()
    .withExif({ IFD0: { ImageDescription: `{"AIGC":${evil}}` } })
    .toBuffer();
  const made = await fresh(sent);
  expect(made.aiMark?.aigc?.Label).toBe('2');
  expect(made.bytes.toString('latin1')).not.toContain('<script');
  expect(await sentOn(made)).toEqual(made.aiMark);
});
