import { act, render } from '@testing-library/react';
import { PdfSheets } from './PdfSheets';

interface MockPage {
  pageNumber: number;
  onRenderSuccess: () => void;
  onRenderError: () => void;
}
const mockPages: MockPage[] = [];

// A function declaration: the hoisted mock below refers to it.
function mockPage(page: MockPage) {
  mockPages[page.pageNumber - 1] = page;
  return <canvas />;
}
jest.mock('react-pdf', () => ({ Page: mockPage }));

const print = jest.fn();
beforeEach(() => {
  mockPages.length = 0;
  print.mockReset();
  window.print = print;
});

test('R048 prints once every page is rendered, and ends with the print dialog', () => {
  const onDone = jest.fn();
  const { container } = render(<PdfSheets pages={3} onDone={onDone} />);
  expect(container.querySelectorAll('[data-print] canvas')).toHaveLength(3);
  for (const index of [2, 0]) act(() => mockPages[index]!.onRenderSuccess());
  expect(print).not.toHaveBeenCalled();
  act(() => mockPages[1]!.onRenderSuccess());
  expect(print).toHaveBeenCalledTimes(1);
  expect(onDone).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('R048 a page that cannot be rendered ends printing', () => {
  const onDone = jest.fn();
  render(<PdfSheets pages={2} onDone={onDone} />);
  act(() => mockPages[0]!.onRenderError());
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(print).not.toHaveBeenCalled();
});
