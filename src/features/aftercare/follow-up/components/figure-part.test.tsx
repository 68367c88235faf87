import { render, screen } from '@testing-library/react';
import { FigurePart } from './figure-part';

test('shares are told as ranges, with how many people answered', () => {
  render(
    <FigurePart
      figures={{
        productName: '流感疫苗',
        people: 120,
        shares: [
          { figure: 'unusual', share: 'in5' },
          { figure: 'fever', share: 'in10' },
          { figure: 'rash', share: 'none' },
        ],
      }}
    />,
  );
  expect(screen.getByText('流感疫苗：接种的人反馈')).toBeTruthy();
  expect(screen.getByText(/^120 多人/)).toBeTruthy();
  expect(screen.getByText('约 10 人中 1 人').previousSibling?.textContent).toBe('发热');
  expect(screen.getByText('没有人').previousSibling?.textContent).toBe('皮疹');
});
