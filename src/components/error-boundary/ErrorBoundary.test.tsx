import { act, fireEvent, render, screen } from '@testing-library/react';
import { onChunkFailure } from '@/utils/chunkFailure';
import { onAttributedEvent } from '@/utils/errorReports';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { ErrorBoundary } from '.';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
const logOf = (region: string) =>
  logged.mock.calls.map((call) => String(call[0])).filter((line) => line.startsWith(`[${region}]`));

function Bomb({ error }: { error?: unknown }) {
  if (error) throw error;
  return <p>alive</p>;
}

const chunkError = (fields: object, message = 'Loading chunk 12 failed.\n(missing: http://x/js/12.js)') =>
  Object.assign(new Error(message), fields);

describe('R311 F51 a region that throws', () => {
  test('shows a card with a retry button while its siblings stay', () => {
    const { rerender } = render(
      <>
        <ErrorBoundary region="notices">
          <Bomb error={new Error('secret detail')} />
        </ErrorBoundary>
        <p>neighbour</p>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('此区域无法显示');
    expect(screen.getByRole('alert')).not.toHaveTextContent('secret detail');
    expect(screen.getByText('neighbour')).toBeInTheDocument();
    expect(logOf('notices')).toHaveLength(1);

    rerender(
      <>
        <ErrorBoundary region="notices">
          <Bomb />
        </ErrorBoundary>
        <p>neighbour</p>
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('alive')).toBeInTheDocument();
  });

  test('is retried when the user navigates elsewhere', () => {
    const at = (place: string, error?: Error) => (
      <ErrorBoundary region="page" resetKey={place}>
        <Bomb error={error} />
      </ErrorBoundary>
    );
    const { rerender } = render(at('/a', new Error('x')));
    rerender(at('/a'));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    rerender(at('/b'));
    expect(screen.getByText('alive')).toBeInTheDocument();
  });

  test('calls onError, and reports the error with its region', () => {
    const onError = jest.fn();
    const onReport = jest.fn();
    onAttributedEvent(onReport);
    const error = new Error('x');
    render(
      <ErrorBoundary region="page" onError={onError}>
        <Bomb error={error} />
      </ErrorBoundary>,
    );
    expect(onError).toHaveBeenCalledWith(error);
    expect(onReport).toHaveBeenCalledWith(expect.objectContaining({ owner: 'portal', region: 'page', message: 'x' }));
  });
});

describe('a chunk that fails to load is named in the card and in the log', () => {
  test.each([
    [
      'R307',
      chunkError({ name: 'ChunkLoadError', type: 'missing', request: '/js/12.js' }),
      'ChunkLoadError',
      'missing',
    ],
    [
      'R307',
      chunkError({ name: 'ChunkLoadError', type: 'timeout', request: '/js/12.js' }),
      'ChunkLoadError',
      'timeout',
    ],
    ['R307', chunkError({ type: 'error' }), 'ChunkLoadError', 'error'],
    [
      'R308',
      chunkError({ code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' }, 'Loading CSS chunk 3 failed.'),
      'CSS_CHUNK_LOAD_FAILED',
      'error',
    ],
    [
      'R309',
      chunkError({ code: 'MODULE_NOT_FOUND', request: './x' }, "Cannot find module './x'"),
      'MODULE_NOT_FOUND',
      './x',
    ],
  ])('%s', (_row, error, code, type) => {
    render(
      <ErrorBoundary region="page">
        <Bomb error={error} />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('此区域加载失败');
    expect(screen.getByRole('alert')).toHaveTextContent(code);
    expect(screen.getByRole('alert')).toHaveTextContent(type);
    expect(screen.getByRole('button', { name: '刷新页面' })).toBeInTheDocument();
    expect(logOf('page')[0]).toContain(code);
    expect(logOf('page')[0]).toContain(type);
  });
});

test('R286 R307 without a connection no reload is offered, which would leave the portal', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <ErrorBoundary region="page">
      <Bomb error={chunkError({ type: 'error' })} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '刷新页面' })).not.toBeInTheDocument();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: '刷新页面' })).toBeInTheDocument();
});

test('R286 retrying in place loads the chunk again', async () => {
  const load = jest
    .fn<Promise<{ default: React.ComponentType<{ words: string }> }>, []>()
    .mockRejectedValueOnce(chunkError({ name: 'ChunkLoadError', type: 'missing' }))
    .mockResolvedValue({ default: ({ words }) => <p>{words}</p> });
  const LazyComponent = retryableLazy(load);
  await act(async () => {
    render(
      <ErrorBoundary region="page">
        <LazyBoundary fallback="loading">
          <LazyComponent words="came" />
        </LazyBoundary>
      </ErrorBoundary>,
    );
  });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })));
  expect(screen.getByText('came')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('R122 R286 a chunk that failed to load is retried when the network is back', async () => {
  let isOnline = false;
  const LazyComponent = retryableLazy(async () => {
    if (!isOnline) throw chunkError({ name: 'ChunkLoadError' });
    return { default: () => <p>here</p> };
  });
  await act(async () => {
    render(
      <ErrorBoundary region="notices">
        <LazyBoundary>
          <LazyComponent />
        </LazyBoundary>
      </ErrorBoundary>,
    );
  });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  isOnline = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.getByText('here')).toBeInTheDocument();
});

test('R311 a render error is not retried when the network is back', async () => {
  let draws = 0;
  const Broken = () => {
    draws += 1;
    throw new Error('on purpose');
  };
  render(
    <ErrorBoundary region="notices">
      <Broken />
    </ErrorBoundary>,
  );
  const before = draws;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(draws).toBe(before);
});

test('R311 an optional region renders nothing when it fails, and the reason is logged', () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const { container } = render(
    <ErrorBoundary region="extras" fallback={null}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(logOf('extras')).toHaveLength(1);
});

test('F21 a chunk failure whose card is shown is reported once; other errors and optional regions are not', () => {
  const listener = jest.fn();
  const stop = onChunkFailure(listener);
  const lost = chunkError({ name: 'ChunkLoadError', type: 'error', request: '/js/12.js' });
  const show = (error: Error, fallback?: null) =>
    render(
      <ErrorBoundary region="page" fallback={fallback}>
        <Bomb error={error} />
      </ErrorBoundary>,
    );
  show(new Error('on purpose'));
  show(lost, null);
  expect(listener).not.toHaveBeenCalled();
  const { rerender } = show(lost);
  rerender(
    <ErrorBoundary region="page">
      <Bomb error={lost} />
    </ErrorBoundary>,
  );
  expect(listener.mock.calls).toEqual([[{ code: 'ChunkLoadError', type: 'error', request: '/js/12.js' }]]);
  stop();
  show(lost);
  expect(listener).toHaveBeenCalledTimes(1);
});
