import { cloneElement, isValidElement, memo, type AriaAttributes, type ReactNode } from 'react';
import { Pagination } from 'antd';
import { PAGE_SIZES } from '@/domain/list';
import { useText, type TextKey } from '@/locales/text';
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

/** Names of the buttons that antd names after their icons, in English. */
const names: Readonly<Record<string, TextKey>> = { prev: 'list.previousPage', next: 'list.nextPage' };

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
  const named = (_: number, kind: string, button: ReactNode) => {
    if (kind === 'page' || !isValidElement<AriaAttributes>(button)) return button;
    const name = names[kind];
    // A jump over several pages is named by its item.
    return cloneElement(button, name ? { 'aria-label': t(name) } : { 'aria-hidden': true });
  };
  return (
    <Pagination
      size={size}
      current={pageNo}
      pageSize={pageSize}
      total={total ?? pageNo * pageSize + (isLastPage ? 0 : 1)}
      showLessItems={isShort}
      showSizeChanger={{ showSearch: false, 'aria-label': t('list.pageSize') }}
      itemRender={named}
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
