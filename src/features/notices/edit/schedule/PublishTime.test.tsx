import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form, type FormInstance } from 'antd';
import { EMPTY_NOTICE, type NoticeForm } from '@/domain/notice/editing';
import { serverNow } from '@/utils/time';
import { PublishTime } from './PublishTime';

// jsdom has no MessageChannel; antd's form notifies watchers through one. Not global: React would schedule with it.
window.MessageChannel = class {
  port1 = { onmessage: null as (() => void) | null };
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
} as never;

const PAST = '定时发布时间须晚于当前时间';
const UNREADABLE = '请按 YYYY-MM-DD HH:mm 填写';

function open(publishTime = ''): { form: FormInstance<NoticeForm>; field: HTMLInputElement } {
  let form!: FormInstance<NoticeForm>;
  function Fields() {
    [form] = Form.useForm<NoticeForm>();
    return (
      <Form form={form} name="notice" initialValues={{ ...EMPTY_NOTICE, publishTime }}>
        <PublishTime />
        <button>别处</button>
      </Form>
    );
  }
  render(<Fields />);
  return { form, field: screen.getByLabelText('定时发布时间') };
}

const type = (field: HTMLElement, text: string) => {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
};
const leaveBy = {
  mouse: () => {
    const elsewhere = screen.getByRole('button', { name: '别处' });
    fireEvent.mouseDown(elsewhere);
    act(() => elsewhere.focus());
  },
  Tab: (field: HTMLElement) => {
    fireEvent.keyDown(field, { key: 'Tab' });
    act(() => screen.getByRole('button', { name: '别处' }).focus());
  },
};
const isRefused = (form: FormInstance<NoticeForm>) =>
  act(() =>
    form.validateFields(['publishTime']).then(
      () => false,
      () => true,
    ),
  );

describe.each(['mouse', 'Tab'] as const)('left by %s', (way) => {
  test.each([
    ['2020-01-01 09:00', PAST],
    ['2020-01-01 09:00:30', PAST],
    ['foo', UNREADABLE],
    ['12-05 10:00', UNREADABLE],
    ['2999-12-05', UNREADABLE],
  ])('R047 R193 %j stays in the field with an error, over an earlier time as well', async (text, message) => {
    const { form, field } = open();
    fireEvent.click(screen.getByRole('button', { name: '明天 09:00' }));
    expect(field.value).toMatch(/^\d{4}-\d\d-\d\d 09:00$/);
    type(field, text);
    leaveBy[way](field);
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveValue(text);
    expect(await isRefused(form)).toBe(true);
    expect(field).toHaveValue(text);
    // No earlier time is behind the text.
    expect(form.getFieldValue('publishTime')).toBe(text.startsWith('2020-01-01 09:00') ? text.padEnd(19, ':00') : text);
  });

  test.each([
    ['2999-12-01 09:00', '2999-12-01 09:00:00', '2999-12-01 09:00'],
    ['2999-12-01 09:00:00', '2999-12-01 09:00:00', '2999-12-01 09:00'],
    ['2999-12-01 09:00:30', '2999-12-01 09:00:30', '2999-12-01 09:00:30'],
    ['2999/12/1 9:00', '2999-12-01 09:00:00', '2999-12-01 09:00'],
  ])('R047 %j counts as %j and is shown as %j', async (text, value, shown) => {
    const { form, field } = open();
    type(field, 'foo');
    leaveBy[way](field);
    expect(await screen.findByText(UNREADABLE)).toBeVisible();
    type(field, text);
    expect(field).toHaveValue(text);
    leaveBy[way](field);
    expect(field).toHaveValue(shown);
    expect(form.getFieldValue('publishTime')).toBe(value);
    expect(await isRefused(form)).toBe(false);
    expect(field).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test('R047 a text that is not finished is no error yet, and none is asked of a field that was only passed', async () => {
  const { field } = open();
  act(() => field.focus());
  leaveBy.Tab(field);
  type(field, '2999-12');
  await act(async () => undefined);
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  type(field, '');
  expect(await screen.findByText('请选择定时发布时间')).toBeVisible();
});

test('R047 a restored text has its error again', async () => {
  const { field } = open('foo');
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  expect(field).toHaveValue('foo');
});

test('R047 a usual time takes the place of a text with its error', async () => {
  const { form, field } = open();
  type(field, 'foo');
  leaveBy.mouse();
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '明天 09:00' }));
  const tomorrow = serverNow().add(1, 'day').format('YYYY-MM-DD');
  expect(field).toHaveValue(`${tomorrow} 09:00`);
  expect(form.getFieldValue('publishTime')).toBe(`${tomorrow} 09:00:00`);
  expect(await isRefused(form)).toBe(false);
});

test('R047 a day chosen in the calendar takes the place of a text, without hidden seconds', async () => {
  const { form, field } = open();
  type(field, 'foo');
  fireEvent.mouseDown(field);
  fireEvent.click(field);
  const days = document.querySelectorAll('td.ant-picker-cell-in-view:not(.ant-picker-cell-disabled)');
  fireEvent.click([...days].at(-1)!);
  expect(field.value).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(form.getFieldValue('publishTime')).toBe(`${field.value}:00`);
});
