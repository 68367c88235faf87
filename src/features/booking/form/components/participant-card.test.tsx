import { fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import type { DepartmentVaccine } from '@contract/department/endpoints';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { withParticipant } from '@/features/booking/submission/family-rules';
import { startForm, useOrdering } from '@/features/booking/submission/store';
import { emptyForm } from '@/features/booking/submission/submit-info';
import { useServer } from '@/http/hooks/use-server';
import { ParticipantCard } from './participant-card';

jest.mock('@/http/hooks/use-server', () => ({ useServer: jest.fn(), useNewAnswer: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn(), current: () => undefined } }));

const vaccine = (productId: string, name: string) =>
  ({ productId, name, nextFreeDay: '2026-12-02' }) as DepartmentVaccine;
const VACCINES = [vaccine('hpv9', '九价 HPV 疫苗'), vaccine('var', '水痘疫苗')];
const CHILD = { linkmanId: 'child', name: '小满', birthday: '2025-03-01' } as LinkmanCard;
const REFUSED = {
  ...{ canSubscribe: false, code: CODE.OVER_AGE, reason: '还没到 9 周岁', doses: [] },
  ...{ suggestedDoseNo: null, asksHistory: false, course: {}, testFrom: null },
  ...{ remedies: [], allowedFrom: null, alternatives: [], orderId: null, standing: null },
};
const DUE = {
  ...{ code: 'varicella', productId: 'var', productName: '水痘疫苗' },
  ...{ doseNo: 1, doseLabel: '第 1 剂', totalCents: 16_800 },
};

let check: object = REFUSED;
const calls = () => jest.mocked(useServer).mock.calls.map(([call]) => call);

function show(): void {
  const info = { ...emptyForm({ depaCode: 'D1', productId: 'hpv9' }, 'k'), linkmanId: 'mother' };
  const form = withParticipant(info, 'child');
  startForm(form);
  jest.mocked(useServer).mockImplementation(((call: string | null) => ({
    data: call?.includes('checkSubscribeLinkman')
      ? check
      : call?.includes('dueVisit') && { clinics: [{ doses: [DUE] }] },
    refresh: jest.fn(),
  })) as never);
  const [participant] = form.participants;
  if (participant)
    render(
      <ParticipantCard
        form={form}
        participant={participant}
        person={CHILD}
        vaccines={VACCINES}
        agreed={{ productId: 'hpv9', version: '1' }}
        isAsked
      />,
    );
}
const participants = () => useOrdering.getState().submitInfo?.participants;

beforeEach(() => {
  jest.clearAllMocks();
  check = REFUSED;
});

test('who cannot have the form’s vaccine has none preselected, is told why, and is offered what is due', () => {
  show();
  expect(screen.getByText('小满不能接种九价 HPV 疫苗')).toBeTruthy();
  expect(screen.getByText('还没到 9 周岁')).toBeTruthy();
  expect(screen.getByText('请给小满选一种疫苗，或移除')).toBeTruthy();
  const picker = screen.getByLabelText<HTMLSelectElement>(/接种疫苗/);
  expect(picker.value).toBe('');
  expect([...picker.options].map(({ label }) => label)).not.toContain('九价 HPV 疫苗');
  fireEvent.click(screen.getByRole('button', { name: '选这个：水痘疫苗' }));
  expect(participants()).toMatchObject([{ linkmanId: 'child', productId: 'var', doseNo: 1 }]);
  expect(participants()?.[0]?.guidelineVersion).toBeNull();
});

test('who has an appointment for it already keeps the vaccine: it may be replaced', () => {
  check = { ...REFUSED, standing: { orderId: 'o1', replaceable: true } };
  show();
  expect(screen.getByText('小满已经约好了')).toBeTruthy();
  expect(calls()).not.toContain('GET /subscribe/subscribe/dueVisit.do');
});
