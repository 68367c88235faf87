/**
 * One page of a list in the shape of list answers.
 * @param total rows of the whole list
 * @param pageNo from 1
 */
export const pageOf = <Item>(
  list: Item[],
  { total, pageNo, pageSize }: { total: number; pageNo: number; pageSize: number },
): { list: Item[]; total: number; pageNo: number; hasMore: boolean } => ({
  list,
  total,
  pageNo,
  hasMore: pageNo * pageSize < total,
});
