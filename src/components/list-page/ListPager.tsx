import { Pagination } from 'antd';
import { useText } from '@/locales/text';
import type { ListQueryState } from './listModel';

const PAGE_SIZES = [10, 20, 50];

interface ListPagerProps {
  list: Pick<ListQueryState, 'query' | 'setPage'>;
  /** Null if unknown: the next page can be opened all the same (A40). */
  total: number | null;
  size?: 'small';
  isShort: boolean;
}

/** Pages of a list, and the page size (R046). */
export function ListPager({ list, total, size, isShort }: ListPagerProps) {
  const t = useText();
  const { pageNo, pageSize } = list.query;
  return (
    <Pagination
      size={size}
      current={pageNo}
      pageSize={pageSize}
      total={total ?? pageNo * pageSize + 1}
      showLessItems={isShort}
      showSizeChanger
      pageSizeOptions={PAGE_SIZES.includes(pageSize) ? PAGE_SIZES : [...PAGE_SIZES, pageSize]}
      showTotal={(count, [from, to]) =>
        total === null ? t('list.rangeOnly', { from, to }) : t('list.range', { from, to, total: count })
      }
      onChange={(nextPage, nextSize) => list.setPage(nextPage, nextSize)}
    />
  );
}
