import fc from 'fast-check';
import { acceptForm, noticeInputOf, EMPTY_NOTICE, fieldOfRefusal, formOf, type NoticeForm } from './editing';

const form: NoticeForm = {
  ...EMPTY_NOTICE,
  title: '  停电通知 ',
  columnCode: '1',
  sortNumber: 0,
  timing: 'timed',
  publishTime: '2999-01-01 08:00:00',
  content: '<p>raw</p>',
  attachments: [{ downloadUri: '/_files/2', originalFilename: 'a.pdf', filename: '2.pdf', size: 3 }],
};

describe('editing a notice', () => {
  test('R047 R238 the body is trimmed, with sanitized content and a sort number that may be 0', () => {
    const sent = noticeInputOf(form, 'publish', '<p>clean</p>');
    expect(sent).toMatchObject({ title: '停电通知', content: '<p>clean</p>', sortNum: 0, status: '2' });
    expect(sent.publishTime).toBe('2999-01-01 08:00:00');
    expect(sent.fileUrlFiles).toEqual([
      { id: '', downloadUri: '/_files/2', originalFilename: 'a.pdf', filename: '2.pdf' },
    ]);
  });

  test('R047 a draft has no publishing time: the server would publish it', () => {
    expect(noticeInputOf(form, 'save', '')).toMatchObject({ status: '1' });
    expect(noticeInputOf(form, 'save', '')).not.toHaveProperty('publishTime');
    expect(noticeInputOf({ ...form, timing: 'now' }, 'publish', '')).not.toHaveProperty('publishTime');
  });

  test('R047 the form of a notice, also without the codes of the server', () => {
    const notice = {
      title: 'a',
      createdByName: '',
      columnName: '',
      createTime: '',
      statusName: '',
      publishingName: '',
      sortNumber: null,
      content: '',
      pictures: [],
      attachments: [],
    };
    expect(formOf(notice)).toEqual({ ...EMPTY_NOTICE, title: 'a' });
    expect(formOf({ ...notice, publishTime: '2999-01-01 08:00:00' }).timing).toBe('timed');
  });

  test('R047 F37 a stored form is restored as it was; anything broken is rejected', () => {
    expect(acceptForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
    for (const broken of [
      { ...form, title: 5 },
      { ...form, columnCode: {} },
      { ...form, timing: 'never' },
      { ...form, pictures: [null] },
      { ...form, attachments: [{ downloadUri: 1 }] },
      { ...form, sortNumber: 'x' },
    ])
      expect(acceptForm(broken)).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const accepted = acceptForm(value);
        if (accepted) expect(noticeInputOf(accepted, 'publish', '').title).toEqual(expect.any(String));
      }),
    );
  });

  test.each([
    ['标题不能超过100个字', 'title'],
    ['栏目不存在', 'columnCode'],
    ['发布端有误', 'publishingType'],
    ['排序号有误', 'sortNumber'],
    ['定时发布时间有误', 'publishTime'],
    ['正文过长，请精简后重试', 'content'],
    ['公告不存在或已被删除', undefined],
    ['', undefined],
  ])('R193 the error %p belongs to the field %p', (message, field) => {
    expect(fieldOfRefusal(message)).toBe(field);
  });
});
