import { useEffect, useRef, useState } from 'react';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { Button } from 'antd';
import { toCsv } from '@/domain/list';
import type { Message } from '@/domain/message/schema';
import { useText } from '@/locales/text';
import { toast } from '@/shell/feedback';
import type { ListDataState } from '@/shell/list-page';
import { saveBlob } from '@/utils/saveBlob';
import { formatFullTime, serverNow } from '@/utils/time';

interface ExportButtonProps {
  data: ListDataState<Message>;
  isRead: (message: Message) => boolean;
}

/** Exports all pages of the filtered list as a spreadsheet file (R044). A second click cancels. */
export function ExportButton({ data, isRead }: ExportButtonProps) {
  const t = useText();
  const running = useRef<AbortController>(null);
  const [isBusy, setBusy] = useState(false);

  // Cancel when the page closes.
  useEffect(() => () => running.current?.abort(), []);

  const save = async () => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      const rows = await data.loadAll(controller.signal);
      const head = ['title', 'type', 'source', 'time', 'state'] as const;
      const lines = rows.map((row) => [
        row.title,
        row.typeName,
        row.source,
        formatFullTime(row.createTime),
        t(isRead(row) ? 'messages.read' : 'messages.unread'),
      ]);
      const csv = toCsv([head.map((name) => t(`messages.column.${name}`)), ...lines]);
      const name = t('messages.export.name', { day: serverNow().format('YYYY-MM-DD') });
      saveBlob(new Blob([csv], { type: 'text/csv' }), name);
      toast.show({ type: 'success', text: t('messages.export.done', { count: rows.length }) });
    } catch {
      // The list has reported the error.
    } finally {
      running.current = null;
      setBusy(false);
    }
  };

  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      disabled={!isBusy && data.total === 0}
      onClick={() => (isBusy ? running.current?.abort() : void save())}
    >
      {t(isBusy ? 'messages.export.cancel' : 'messages.export.csv')}
    </Button>
  );
}
