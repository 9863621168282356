import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byCss, byRole } from './engines/engine';
import { expect, test, type Journey } from './journey';

/** One red pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

const title = byRole('textbox', /公告标题/);
const text = byRole('textbox', /公告内容/);
const html = (journey: Journey) => journey.read(text, 'innerHTML') as Promise<string>;

/** A file on the disk, as a person chooses it. */
const fileNamed = (name: string, content: Buffer | string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'portal-upload-')), name);
  writeFileSync(path, content);
  return path;
};

test('R047 A43 a draft survives a reload, and is offered again', async ({ journey }) => {
  await journey.signIn('/mainApp/noticeEdit');
  await journey.click(title);
  await journey.type('停水通知');
  await journey.click(text);
  await journey.type('周六停水');
  await journey.press('Enter');
  await journey.type('请提前储水');
  await expect.poll(() => html(journey)).toMatch(/周六停水.*请提前储水/);
  // Leaving the field stores it.
  await journey.click(title);
  await journey.seeText(byRole('main'), /已自动保存 \d\d:\d\d/);
  await journey.open('/mainApp/noticeEdit');
  await journey.click(byRole('button', '恢复草稿'));
  await journey.seeValue(title, '停水通知');
  await expect.poll(() => html(journey)).toMatch(/周六停水.*请提前储水/);
});

test('R047 R105 typing in the editor: bold by keyboard, undo, a table by Tab', async ({ journey }) => {
  await journey.signIn('/mainApp/noticeEdit');
  await journey.click(text);
  await journey.type('plain ');
  await journey.press('Control+b');
  await journey.type('bold');
  await expect.poll(() => html(journey)).toContain('<strong>bold</strong>');
  await journey.press('Control+b');
  await journey.press('Enter');
  await journey.click(byRole('button', '插入表格', byRole('toolbar')));
  for (const words of ['Tower', 'Day', 'Hours', 'One', 'Monday']) {
    await journey.type(words);
    await journey.press('Tab');
  }
  await journey.see(byCss('td, th', { text: 'Monday', within: text }));
  await journey.type('morning');
  await journey.see(byCss('td, th', { text: 'morning', within: text }));
  await journey.press('Control+z');
  await expect.poll(() => html(journey)).not.toContain('morning');
});

test('R047 T15 pasting: text and markup by the clipboard', async ({ journey }) => {
  await journey.signIn('/mainApp/noticeEdit');
  await journey.fill(title, '从标题复制');
  await journey.press('Control+a');
  await journey.engine.copy();
  await journey.click(text);
  await journey.engine.paste();
  await expect.poll(() => html(journey)).toContain('从标题复制');

  await test.step('markup that was copied in the page', async () => {
    await journey.engine.evaluate(() => {
      const source = document.createElement('div');
      source.id = 'copied';
      source.innerHTML =
        '<p style="font-family: Calibri">Lift <b>3</b></p><table><tr><td>Mon</td><td>Tue</td></tr></table>';
      document.body.append(source);
      const range = document.createRange();
      range.selectNodeContents(source);
      getSelection()!.removeAllRanges();
      getSelection()!.addRange(range);
    });
    await journey.engine.copy();
    await journey.click(text);
    await journey.press('Control+a');
    await journey.engine.paste();
    await expect.poll(() => html(journey)).toMatch(/Lift <strong>3<\/strong>/);
    await journey.see(byCss('td, th', { text: 'Tue', within: text }));
    expect(await html(journey)).not.toContain('Calibri');
  });
});

/** Hands a picture to the middle of the text; no driver can bring a file from the desktop or from another program. */
const handPicture = (journey: Journey, type: 'drop' | 'paste') =>
  journey.engine.evaluate(
    (kind, data) => {
      const editor = document.querySelector('.ProseMirror')!;
      const files = new DataTransfer();
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      files.items.add(new File([bytes], `${kind}.png`, { type: 'image/png' }));
      const common = { bubbles: true, cancelable: true };
      // Between the tools above and the buttons below, which stay in view.
      editor.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = editor.getBoundingClientRect();
      const place = { clientX: left + width / 2, clientY: top + height / 2 };
      const drag = (name: string) => new DragEvent(name, { ...common, ...place, dataTransfer: files });
      if (kind === 'paste') {
        const pasting = new ClipboardEvent('paste', { ...common, clipboardData: files });
        // Firefox leaves the files out of an event that a script makes.
        if (pasting.clipboardData?.files.length === 0)
          Object.defineProperty(pasting, 'clipboardData', { value: files });
        return editor.dispatchEvent(pasting);
      }
      for (const name of ['dragenter', 'dragover']) editor.dispatchEvent(drag(name));
      return editor.dispatchEvent(drag('drop'));
    },
    type,
    PIXEL,
  );

test('R047 R208 a picture that is dropped and one that is pasted are uploaded into the text', async ({ journey }) => {
  await journey.signIn('/mainApp/noticeEdit');
  await journey.click(text);
  await journey.type('阀门');
  const pictures = byCss('img', { within: text });
  for (const [index, type] of (['drop', 'paste'] as const).entries()) {
    // The editor has taken it: the browser does not open the file instead of the portal.
    expect(await handPicture(journey, type), type).toBe(false);
    await journey.see(pictures, index + 1);
    await expect.poll(() => journey.read(pictures, 'naturalWidth')).toBe(1);
  }
  await expect.poll(() => html(journey)).toContain('阀门');
});

test('R047 R208 R285 a notice with a picture and an attachment is published, and its attachment downloaded', async ({
  journey,
}) => {
  await journey.signIn('/mainApp/noticeEdit');
  await journey.fill(title, '冬季停暖检修');
  await journey.click(text);
  await journey.type('检修期间暂停供暖');
  await journey.engine.choose(byCss('input[type=file][accept*=gif]'), [
    fileNamed('阀门.png', Buffer.from(PIXEL, 'base64')),
  ]);
  await journey.see(byCss('img', { within: text }));
  await journey.click(byRole('combobox', /栏目/));
  await journey.click(byCss('.ant-select-item-option', { text: '系统' }));
  await journey.engine.choose({ css: 'input[type=file]', within: byRole('group', '添加附件') }, [
    fileNamed('检修安排（终稿）.txt', '一号楼：周一'),
  ]);
  await journey.see(byRole('button', '移除 检修安排（终稿）.txt'));
  await journey.click(byRole('button', '发布', byRole('group', '表单操作')));
  await journey.click(byRole('button', '发布', journey.dialog()));
  await journey.click(byRole('link', '冬季停暖检修'));
  await journey.seeText(journey.dialog(), '检修期间暂停供暖');
  await expect.poll(() => journey.read(byCss('[role="dialog"] dd img'), 'naturalWidth')).toBe(1);
  await journey.click(byRole('button', /下载/, byCss('[role="dialog"] li')));
  await expect.poll(() => journey.downloaded()).toEqual({ '检修安排（终稿）.txt': '一号楼：周一' });
});
