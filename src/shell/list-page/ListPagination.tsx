import { memo } from 'react';
import { Pagination } from 'antd';
import { PAGE_SIZES } from '@/domain/list';
import { useText } from '@/locales/text';
import type { ListHandle } from './data/useListQuery';

interface ListPagerProps {
  list: Pick<ListHandle, 'query' | 'setPage'>;
  /** Null if unknown: the next page can be opened all the same (A40). */
  total: number | null;
  /** No page follows, although the total is unknown. */
  isLastPage: boolean;
  /** Number of rows on this page. */
  rowCount: number;
  size?: 'small';
  isShort: boolean;
}

/** Pages of a list, and the page size (R046). */
export const ListPager = memo(function ListPagination({
  list,
  total,
  isLastPage,
  rowCount,
  size,
  isShort,
}: ListPagerProps) {
  const t = useText();
  const { pageNo, pageSize } = list.query;
  return (
    <Pagination
      size={size}
      current={pageNo}
      pageSize={pageSize}
      total={total ?? pageNo * pageSize + (isLastPage ? 0 : 1)}
      showLessItems={isShort}
      showSizeChanger
      pageSizeOptions={[...new Set([...PAGE_SIZES, pageSize])]}
      showTotal={(count, [from, to]) =>
        total === null
          ? t('list.rangeOnly', { from, to: from + rowCount - 1 })
          : t('list.range', { from, to, total: count })
      }
      onChange={(nextPage, nextSize) => list.setPage(nextPage, nextSize)}
    />
  );
});
