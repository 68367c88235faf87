import { readSign, textOfSign } from '@contract/agreement/text-rules';
import type { AgreedDocument } from '@contract/agreement/text-rules';

/**
 * SHA-256 of each version of the documents that people agree to: of the day from which it is in force and the text in both
 * languages, with the operator's own details left out; hex. A test compares them with what is shown.
 */
export const TEXT_HASHES: Readonly<Record<AgreedDocument, Readonly<Record<string, string>>>> = {
  userAgreement: {
    '1.1': '183717782a2cb9d44575f6033e14f55be6aa1175599d0ade0a2083af527732d7',
    '1.0': 'a791fc41b200ea4900186f24eec216bb0bc862f20fca6d34ebb50fe3985fcc9c',
  },
  privacyPolicy: {
    '1.10': 'a3535fdff979a0eddfd90dde1b4198c6f1bc6178068f33785e9fe4871a7a4d0e',
    '1.9': '39bc3d74808f5dda481c6fe10cb991a8f6eb8660d3d88dd177f3e3f63fc7291b',
    '1.8': 'd5dbb8d940096239fc04ebf89ca63107b9a029f7b091f2c6ca166abf161cae08',
    '1.7': 'e4e6a4e498317d0e4531537dc3dae52085a20e8ec3d44e1a675bc2049eab10ee',
    '1.6': 'ff7f56af263e5c8fd60fba8ebb873725f4560a2871e60500fa0456d29f91bdac',
    '1.5': 'be31dd1a7e293318c0b75edf80ddc62629aca6ca39a5c18a36c734dce5fab6b5',
    '1.4': '0505b204e9df3ad0ee1c637c1e94ff8584a52bfcaa2b9238d8e3a0937d762aa0',
    '1.3': 'f9f7e82aeb3a1b53d82a611521da31a2d8a50e33846346b3bba9d790e68a4722',
  },
  childrenPrivacy: {
    '1.4': '1571c3a70fe3f33567b448a6b5d2ca9700d1d2494a22c7730c26b20b87130a1f',
    '1.3': 'b9b7476bd709300edcfdcd8fc087a3f132afc2483eec12adad351baf76261e96',
    '1.2': '943baa3d7956f7e45d23cb420b73fc1e06268b491b24b673c619461921746e8b',
    '1.1': 'aa4f87840eb25024314358fd5b9506e3d58c71d1a0d3440749023d56fd5ed460',
    '1.0': '65c29bc0ab50eac5e9589aa4ccd535a0100c4056c6e80037382cf5f90fb536a2',
  },
  memberConsent: {
    '1.1': '402bf1776d031de50719f0daa06f655e5d7ca5d467c3a2e83b4f540bb333e39a',
    '1.0': '5e0e456b717d45ab08eede4dff9ef364b5f1bef584d6fc0120b8435356892184',
  },
  healthConsent: {
    '1.0': 'edc1cecb1bbbca5e3bd49e4b1bd49957743cc0e2348aca33ea04994c87232bb0',
  },
  followUpConsent: {
    '1.0': '6a6d9822ceb1b73d2496f4e1b7e690b79a968fcb4e9b0184541d1df852f61ac3',
  },
  deliveryConsent: {
    '1.0': '5098e9e3ae7e0d456f8714193f15023d267159f0cfa70ba5f00c126d3f5698d5',
  },
  caregiverConsent: {
    '1.0': '08b36fc6f99a34d0933ef0ae0ec8dbb0da0b14eabaa09aa6a15fefaf2de743b6',
  },
  communityRules: {
    '1.0': 'e4736422a08d4bec2ffda24cd6d70fb2f7ee82f273a2d08eaebb95d0b65dd388',
  },
  statisticsConsent: {
    '1.0': '769b45057bbc0c934e1093f768f2833622f8d98e968d6634419d72499a7c1b86',
  },
};

/** Hash of the text that a sign names; null for another document or a bare name, undefined for a version that there never was. */
export function hashOfSign(sign: string): string | null | undefined {
  const text = textOfSign(sign);
  const { document, version } = readSign(sign);
  return text ? TEXT_HASHES[document as AgreedDocument][version] : text;
}
