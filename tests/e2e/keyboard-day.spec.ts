import { reach, walkTo } from '../support/keyboard';
import { expect, test } from '../support/portal';

test('R088 R117 R193 a working day by keyboard alone: a subsystem, notices read and written, messages, profile, sign-out', async ({
  page,
  portal,
}) => {
  const { keyboard } = page;
  const header = page.getByRole('banner');
  const entry = (name: string) => header.getByRole('link', { name, exact: true });
  const pressOn = async (control: Parameters<typeof reach>[1], key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await reach(page, control, key);
    await keyboard.press('Enter');
  };
  await portal.signIn('persona-demo');

  await test.step('the skip link comes first and leads to the page', async () => {
    await pressOn(page.getByRole('link', { name: '跳到主要内容' }));
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a subsystem is opened, searched, left and found as it was', async () => {
    const search = page.getByRole('textbox', { name: '搜索单号、住户、楼栋、电话或管家' });
    await pressOn(entry('管家'), 'Shift+Tab');
    await expect(page.getByRole('heading', { name: '管家服务单' })).toBeVisible();
    await reach(page, search);
    await keyboard.type('梧桐里');
    await expect(page).toHaveURL(/q=/);
    await pressOn(entry('首页'), 'Shift+Tab');
    await expect(page).toHaveURL(/\/home$/);
    await pressOn(entry('管家'));
    await expect(search).toHaveValue('梧桐里');
  });

  await test.step('a notice is found, read, and the next one too', async () => {
    await pressOn(entry('基础信息'), 'Shift+Tab');
    await pressOn(page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name: '公告消息' }));
    const rows = page.getByRole('table', { name: '公告消息列表' }).getByRole('link');
    await reach(page, page.getByRole('textbox', { name: '标题关键字' }));
    await keyboard.type('消防');
    await keyboard.press('Enter');
    await expect(rows.first()).toContainText('消防');
    await pressOn(rows.first());
    const reader = page.getByRole('dialog', { name: '预览公告' });
    const position = reader.getByRole('status').first();
    await expect(position).toHaveText(/^1 \/ /);
    await pressOn(reader.getByRole('button', { name: '下一条公告' }));
    await expect(position).toHaveText(/^2 \/ /);
    await keyboard.press('Escape');
    await expect(reader).toHaveCount(0);
    await expect(rows.first()).toBeFocused();
  });

  await test.step('a notice is written and published', async () => {
    await pressOn(page.getByRole('link', { name: '发布公告' }), 'Shift+Tab');
    await reach(page, page.getByLabel('公告标题'));
    await keyboard.type('消防演练提前半小时');
    await reach(page, page.getByRole('textbox', { name: '公告内容' }));
    await keyboard.type('今晚停水。');
    await reach(page, page.getByLabel('栏目分类'));
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await pressOn(page.getByRole('group', { name: '表单操作' }).getByRole('button', { name: '发布', exact: true }));
    await pressOn(page.getByRole('dialog', { name: /发布/ }).getByRole('button', { name: /发布/ }));
    await expect(page).toHaveURL(/noticeList/);
    await expect(page.getByRole('link', { name: '消防演练提前半小时' }).first()).toBeVisible();
  });

  await test.step('messages, profile, sign-out', async () => {
    const bell = header.getByRole('button', { name: /^消息/ });
    await pressOn(bell, 'Shift+Tab');
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press('Escape');
    await expect(bell).toBeFocused();
    const user = header.getByRole('button', { name: /的用户菜单/ });
    await pressOn(user);
    await walkTo(page, page.getByRole('menuitem', { name: '个人信息' }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/personal/i);
    // The page takes the focus once it is there.
    await expect(user).not.toBeFocused();
    await pressOn(user, 'Shift+Tab');
    await walkTo(page, page.getByRole('menuitem', { name: '退出登录' }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/_idp\/login/);
  });
});
