import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from '@/routes/navigate';
import { NextSteps } from './next-steps';

jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn(async () => undefined) } }));

const steps = () => screen.getAllByRole('button').map((each) => each.textContent ?? '');
const text = '狂犬病疫苗和门诊';
const rabies = { type: 'vaccines', text, catalogId: 'disease-rabies' } as const;

test('the vaccines that a text leads to stand first, instead of its zone’s', () => {
  render(<NextSteps zoneId="travel" blocks={[{ type: 'p', text: '冲洗' }, rabies]} />);
  expect(steps()[0]).toContain(text);
  expect(steps()[1]).toContain('看家人该打哪几针');
  fireEvent.click(screen.getByText(text));
  expect(navigate.to).toHaveBeenCalledWith('vaccineList', {
    catalogId: 'disease-rabies',
    name: text,
  });
});

test('a text that names none leads to its zone’s vaccines, or to the plan', () => {
  const { unmount } = render(<NextSteps zoneId="flu" blocks={[]} />);
  expect(steps()[0]).toContain('看相关疫苗');
  unmount();
  render(<NextSteps zoneId={null} />);
  expect(steps()[0]).toContain('看家人该打哪几针');
});
