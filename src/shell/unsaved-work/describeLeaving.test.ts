import { describeLeaving, isLoss, type UnsavedWork } from './describeLeaving';

const form: UnsavedWork = { name: '发布公告' };
const draft: UnsavedWork = { name: '发布手册', hasDraft: true };
const file: UnsavedWork = { name: '操作手册.pdf', isDownload: true };

test.each([
  [[form, draft], '在“发布公告”中已填写的内容将会丢失。', true],
  [[draft], '“发布手册”中已填写的内容会保留为草稿，下次打开时可以恢复。', false],
  [[file, file], '“操作手册.pdf”的下载将会中断。', true],
  [[draft, file], '“操作手册.pdf”的下载将会中断。', true],
  [[form, file], '在“发布公告”中已填写的内容将会丢失。 “操作手册.pdf”的下载将会中断。', true],
])('A31 B15 names what leaving %j loses, and drafts only when nothing is lost', (work, message, isLost) => {
  expect(describeLeaving(work)).toBe(message);
  expect(isLoss(work)).toBe(isLost);
});
