import { render, screen } from '@testing-library/react';
import { signIn, signOut } from '@/shared/session/session-store';
import { useRouteQuery } from '@/routes/hooks';
import { loginOf } from '../../../../test/samples/login';
import { CHILDREN_PRIVACY } from '../documents/children-privacy';
import { FamilyDocumentPage } from './family-document-page';

jest.mock('@/routes/hooks', () => ({ useRouteQuery: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined, go: jest.fn() } }));

afterEach(() => signOut('user'));

test.each([
  ['childrenPrivacy', { ask: '1' }, true],
  // Read from a link, nothing is asked.
  ['childrenPrivacy', {}, false],
  ['memberConsent', { ask: '1' }, false],
] as const)('where %s is due and the page was opened with %j, it asks: %s', (due, query, asks) => {
  jest.mocked(useRouteQuery).mockReturnValue(query);
  signIn({ ...loginOf('U1'), familyTextsDue: [due] });
  render(<FamilyDocumentPage name="childrenPrivacy" document={CHILDREN_PRIVACY} related={[]} />);
  expect(screen.queryByRole('button', { name: '同意' }) !== null).toBe(asks);
  expect(screen.queryByText(/删除就是撤回同意；/) !== null).toBe(asks);
});
