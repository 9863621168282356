import type { Frame, Page } from '@playwright/test';

/** Chinese texts, and those of them that no element around says to be Chinese; English ones that one says to be. */
export const readLanguages = (frame: Page | Frame) =>
  frame.evaluate(() => {
    const root = document.querySelector('[data-pane][data-shown="true"]') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const read = { chinese: 0, unmarked: [] as string[], wrong: [] as string[] };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent!.trim();
      if (element.closest('script, style, textarea')) continue;
      const isMarked = element.closest('[lang]')!.getAttribute('lang')!.startsWith('zh');
      const isChinese = /\p{Script=Han}/u.test(text);
      if (isChinese) read.chinese += 1;
      if (isChinese && !isMarked) read.unmarked.push(text);
      // Words beside a Chinese text of the same element are read with it.
      const own = [...element.childNodes].map((child) => (child.nodeType === Node.TEXT_NODE ? child.textContent : ''));
      if (isMarked && /[a-z]/i.test(text) && !/\p{Script=Han}/u.test(own.join(''))) read.wrong.push(text);
    }
    return read;
  });
