import { fireEvent, render, screen } from '@testing-library/react';
import { environments } from '../../../config/environments';
import HomePage from './index';

/** Name of the panel that throws during rendering; the others render plain text. */
let broken = '';

// A function declaration: the hoisted mocks below use it before the file's code runs.
function mockPanel(name: string) {
  return function Panel() {
    if (broken === name) throw new Error('broken on purpose');
    return <p>{name}</p>;
  };
}

function mockSlides() {
  if (broken === 'slides') throw new Error('broken on purpose');
  return [];
}

jest.mock('@/features/home', () => ({
  AppZone: mockPanel('apps'),
  BannerCarousel: mockPanel('banner'),
  CalendarPanel: mockPanel('calendar'),
  Figures: mockPanel('figures'),
  GreetingCard: mockPanel('greeting'),
  useBannerSlides: () => mockSlides(),
}));
jest.mock('@/features/manuals', () => ({ ManualDownloads: mockPanel('manuals') }));
jest.mock('@/features/todo', () => ({ MyTodos: mockPanel('todos'), useHomeTodos: () => ({}) }));
jest.mock('@/features/notices', () => ({
  LatestNotices: mockPanel('notices'),
  NoticePreview: mockPanel('preview'),
  useNoticePreview: () => ({ noticeId: null, linkTo: jest.fn(), close: jest.fn() }),
}));

const panels = ['greeting', 'banner', 'todos', 'notices', 'manuals', 'calendar', 'apps', 'preview'];

beforeEach(() => {
  window.__PORTAL_ENVIRONMENT__ = environments.test;
  // React logs the errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('home page', () => {
  test.each(panels)('R015 R311 when %s throws, the others stay and a retry restores it', (name) => {
    broken = name;
    render(<HomePage />);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    for (const other of panels.filter((each) => each !== name)) expect(screen.getByText(other)).toBeInTheDocument();
    broken = '';
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('R015 R311 a failing dependency of a panel fails that panel only', () => {
    broken = 'slides';
    render(<HomePage />);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    for (const other of panels.filter((each) => each !== 'banner')) expect(screen.getByText(other)).toBeInTheDocument();
  });
});
