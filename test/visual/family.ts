import type { Sample } from '../browser/kit/sample';
import { newResident } from '../browser/kit/booking';
import type { Provider } from '../server/kit/harness';
import { shareMember } from '../server/kit/share-member';

/** Adds their child, some of whose doses are due, and the father who takes care of it too. @returns the child's id */
export async function addChild(provider: Provider, { login }: Sample): Promise<string> {
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name: '小禾',
      documentKind: 7,
      documentNumber: 'A123456789',
      sex: 2,
      birthday: '2025-09-08',
      relationType: 3,
      mobile: '13700000000',
      guardian: { name: '王小芳', mobile: '13700000000', relation: 'mother' },
      consent: true,
      guardianConsentVersion: '1.0',
    },
    { as: login },
  );
  const answer = { linkmanId, batchKey: 'doses-of-the-first-year', upToMonths: 9 };
  await provider.ok('POST /vaccine/plan/saveDoseHistory.do', answer, { as: login });
  const father = await newResident(provider, { name: '李大明' });
  await shareMember(provider, { linkmanId, login }, father, 'guardian');
  return linkmanId;
}

/** Id of the message that their appointment was booked: the newest one depends on which job was the faster one. */
export async function bookedMessage(provider: Provider, { login }: Sample): Promise<string> {
  const booking = { messageClass: 'booking' } as const;
  const { list } = await provider.ok('GET /message/message/pageList.do', booking, { as: login });
  const message = list.find(({ title }) => title === '预约成功');
  if (!message) throw new Error('No message says that it was booked');
  return message.messageId;
}
