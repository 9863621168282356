import { useEffect, useRef, useState } from 'react';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { Button } from 'antd';
import { NARROW_WINDOW } from '@/constants/mediaQueries';
import { toCsv } from '@/domain/list';
import { useText } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { saveBlob } from '@/utils/saveBlob';
import { serverNow } from '@/utils/time';
import { useMediaQuery } from '@/utils/useMediaQuery';
import type { ListDataState } from './data/useListData';

/** A column of the exported file. */
export interface ExportColumn<Row> {
  title: string;
  textOf(row: Row): string;
}

interface ListExportProps<Row> {
  /** Name of the list, for that of the file. */
  title: string;
  data: ListDataState<Row>;
  columns: readonly ExportColumn<Row>[];
}

/** Exports all pages of the filtered list as a spreadsheet file (R044). A second click cancels. */
export function ListExport<Row>({ title, data, columns }: ListExportProps<Row>) {
  const t = useText();
  const running = useRef<AbortController>(null);
  const [isBusy, setBusy] = useState(false);
  // Its name would push the main button of the page to a line of its own.
  const isIcon = useMediaQuery(NARROW_WINDOW);

  // Cancel when the page closes.
  useEffect(() => () => running.current?.abort(), []);

  const save = async () => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      const rows = await data.loadAll(controller.signal);
      const lines = rows.map((row) => columns.map(({ textOf }) => textOf(row)));
      const csv = toCsv([columns.map((column) => column.title), ...lines]);
      const name = t('list.exportName', { title, day: serverNow().format('YYYY-MM-DD') });
      saveBlob(new Blob([csv], { type: 'text/csv' }), name);
      toast.show({ type: 'success', text: t('list.exportDone', { count: rows.length }) });
    } catch {
      // The list has reported the error.
    } finally {
      running.current = null;
      setBusy(false);
    }
  };

  const label = t(isBusy ? 'list.exportCancel' : 'list.export');
  return (
    <Button
      icon={isBusy && isIcon ? <CloseOutlined aria-hidden /> : <DownloadOutlined aria-hidden />}
      aria-label={label}
      title={isIcon ? label : undefined}
      disabled={!isBusy && data.total === 0}
      onClick={() => (isBusy ? running.current?.abort() : void save())}
    >
      {!isIcon && label}
    </Button>
  );
}
