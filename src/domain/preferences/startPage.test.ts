import { isStartPage, START_PAGES } from '.';

test('R020 only these pages can be the start page', () => {
  for (const page of START_PAGES) expect(isStartPage(page)).toBe(true);
  for (const other of ['', '/', '/home/', '/mainApp/noticeEdit', 'https://evil.example', null, undefined, 0])
    expect(isStartPage(other)).toBe(false);
});
