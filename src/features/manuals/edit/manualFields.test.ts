import { acceptFields, fieldsOf, manualInputOf } from './manualFields';

const file = { id: '7', downloadUri: '/_files/7', originalFilename: '手册.pdf', filename: '7.pdf', size: 12 };
const manual = {
  id: '5',
  source: '5',
  sourceName: '电梯平台',
  pushTime: '2026-11-20 10:00:00',
  name: '电梯维保',
  description: '适用于各项目',
  attachments: [file],
};

describe('the form of a manual', () => {
  test('R049 R245 R248 a loaded manual is sent back with the field names of the API', () => {
    expect(manualInputOf(fieldsOf(manual))).toEqual({
      name: '电梯维保',
      source: '5',
      sourceName: '电梯平台',
      pushTime: '2026-11-20 10:00:00',
      description: '适用于各项目',
      uploadAttachment: [{ id: '7', downloadUri: '/_files/7', originalFilename: '手册.pdf', filename: '7.pdf' }],
    });
    expect(manualInputOf({ ...fieldsOf(manual), name: '  a ', description: '' })).toMatchObject({
      name: 'a',
      description: '',
    });
  });

  test('R049 the valid parts of a stored draft are restored', () => {
    const fields = fieldsOf(manual);
    expect(acceptFields(JSON.parse(JSON.stringify(fields)))).toEqual(fields);
    expect(acceptFields({ name: 5, files: [null, { downloadUri: '' }, 'x', { downloadUri: '/a' }] })).toEqual({
      name: '',
      source: '',
      sourceName: '',
      pushTime: '',
      description: '',
      files: [{ downloadUri: '/a', originalFilename: '', filename: '' }],
    });
    expect(acceptFields('x')).toBeUndefined();
    expect(acceptFields(null)).toBeUndefined();
  });
});
