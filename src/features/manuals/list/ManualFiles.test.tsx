import { act, render, screen } from '@testing-library/react';
import { createDownloads, Downloads, DownloadTray } from '@/shell/downloads';
import { ManualFiles } from './ManualFiles';

const names = ['甲.pdf', '乙.pdf'];
const files = names.map((originalFilename) => ({
  downloadUri: `/files/${originalFilename}`,
  originalFilename,
  filename: '',
}));

test('R048 B15 the row shows the progress of one file, and the tray that of the others', async () => {
  const handle = createDownloads(
    () => new Promise(() => undefined),
    () => undefined,
  );
  render(
    <Downloads value={handle}>
      <ManualFiles files={files} />
      <DownloadTray />
    </Downloads>,
  );
  expect(screen.getByText('PDF · 2 个附件')).toBeInTheDocument();
  await act(async () => {
    for (const [index, { downloadUri }] of files.entries())
      void handle.start({ uri: downloadUri, name: names[index]! });
  });
  expect(screen.getAllByRole('button', { name: /^取消下载 甲/ })).toHaveLength(1);
  expect(screen.getByRole('region', { name: '下载' })).toHaveTextContent('乙.pdf…');
  expect(screen.getByRole('region', { name: '下载' })).not.toHaveTextContent('甲.pdf');
});
