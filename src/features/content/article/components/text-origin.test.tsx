import { fireEvent, render, screen } from '@testing-library/react';
import { OPERATOR } from '@/shared/agreement/operator';
import { Byline } from './byline';
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
const textOf = (element: Parameters<typeof render>[0]) => render(element).container.textContent;

test('says from what a text was made, and opens a source that has an address', () => {
  const opened: string[] = [];
  render(<TextOrigin origin={ORIGIN} onLink={(url) => void opened.push(url)} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '说明书',
    '世界卫生组织',
  ]);
  const links = screen.getAllByRole('link');
  expect(links.length).toBe(1);
  fireEvent.click(links[0]!);
  expect(opened).toEqual(['https://www.who.int/zh']);
});

test('shows no heading without a source', () => {
  expect(textOf(<TextOrigin origin={undefined} onLink={() => undefined} />)).toBe('');
  expect(textOf(<TextOrigin origin={{ ...ORIGIN, sources: [] }} onLink={() => undefined} />)).toBe(
    '',
  );
});

test('says who wrote and reviewed a text, and when', () => {
  expect(textOf(<Byline origin={ORIGIN} />)).toBe('作者：林知远审核：示例医生，2026年1月5日');
});

test('a text that names no author names who publishes it; what is not said leaves no empty line', () => {
  const publisher = `发布：${OPERATOR.name.zh}`;
  expect(textOf(<Byline origin={undefined} />)).toBe(publisher);
  const part = { author: null, reviewer: null, reviewedOn: '2026-01-05', sources: [] };
  expect(textOf(<Byline origin={part} />)).toBe(`${publisher}2026年1月5日审核`);
});
