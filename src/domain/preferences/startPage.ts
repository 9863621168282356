/** Pages that can be the start page, the default first. */
export const START_PAGES = [
  '/home',
  '/mainApp/todoList',
  '/mainApp/messageList',
  '/mainApp/noticeList',
  '/mainApp/allManual',
] as const;
export type StartPage = (typeof START_PAGES)[number];

/** Whether a stored value is one of them. */
export const isStartPage = (value: unknown): value is StartPage => START_PAGES.includes(value as StartPage);
