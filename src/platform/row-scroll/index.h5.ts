import type { ShowInRow } from './types';

export const showInRow: ShowInRow = (id) => {
  const element = document.getElementById(id);
  const row = element?.parentElement;
  if (!row) return;
  const [own, around] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
};
