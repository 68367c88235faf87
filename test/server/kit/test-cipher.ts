import { createFieldCipher } from '../../../server/sealed/field-cipher';

/** Seals what unit tests store; a test's provider makes keys of its own. */
export const TEST_CIPHER = createFieldCipher(
  [{ id: 'test', secret: Buffer.alloc(32, 5) }],
  Buffer.alloc(32, 6),
);
