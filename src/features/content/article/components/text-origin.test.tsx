import { fireEvent, render, screen } from '@testing-library/react';
import { TextOrigin } from './text-origin';

const ORIGIN = {
  author: '林知远',
  reviewer: '示例医生',
  reviewedOn: '2026-01-05',
  sources: [
    { title: '说明书', url: null },
    { title: '世界卫生组织', url: 'https://www.who.int/zh' },
  ],
};

test('says who wrote and reviewed a text, when, and from what', () => {
  const opened: string[] = [];
  const { container } = render(
    <TextOrigin origin={ORIGIN} onLink={(url) => void opened.push(url)} />,
  );
  expect(container.textContent).toContain('作者：林知远');
  expect(container.textContent).toContain('审核：示例医生，2026年1月5日');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '说明书',
    '世界卫生组织',
  ]);
  const links = screen.getAllByRole('link');
  expect(links.length).toBe(1);
  fireEvent.click(links[0]!);
  expect(opened).toEqual(['https://www.who.int/zh']);
});

test('shows nothing where a text says nothing, and no empty line where it says a part', () => {
  const none = render(<TextOrigin origin={undefined} onLink={() => undefined} />);
  expect(none.container.textContent).toBe('');
  const part = { author: null, reviewer: null, reviewedOn: '2026-01-05', sources: [] };
  const { container } = render(<TextOrigin origin={part} onLink={() => undefined} />);
  expect(container.textContent).toBe('2026年1月5日审核');
});
