import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Form, Input } from 'antd';
import { FormPage, useFormErrors } from '.';

// jsdom has no MessageChannel; antd's form notifies watchers through one. Not global: React would schedule with it.
window.MessageChannel = class {
  port1 = { onmessage: null as (() => void) | null };
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
} as never;

const sent = jest.fn();

function Example() {
  const [form] = Form.useForm<{ title: string; reason: string }>();
  const { errors, attempt, validate, refuse, refresh } = useFormErrors(form, 'example');
  const submit = async () => {
    const values = await validate();
    if (!values) return;
    sent(values);
    refuse('title', '标题已存在');
  };
  return (
    <FormPage
      title="发布"
      onBack={jest.fn()}
      errors={errors}
      attempt={attempt}
      primary={{ label: '提交公告', onClick: () => void submit() }}
    >
      <Form form={form} name="example" onFieldsChange={refresh}>
        <Form.Item name="title" label="标题" rules={[{ required: true, message: '请填写标题' }]}>
          <Input />
        </Form.Item>
        <Form.Item name="reason" label="理由" rules={[{ required: true, message: '请填写理由' }]}>
          <Input />
        </Form.Item>
      </Form>
    </FormPage>
  );
}

const summary = () => screen.findByRole('group', { name: /处需要修改/ });
const submit = () => fireEvent.click(screen.getByRole('button', { name: '提交公告' }));

beforeEach(() => sent.mockReset());

describe('a form page', () => {
  test('R193 missing fields are listed as links to them, and the list has the focus', async () => {
    render(<Example />);
    submit();
    const box = await summary();
    await waitFor(() => expect(box).toHaveFocus());
    expect(within(box).getByRole('heading')).toHaveTextContent('有 2 处需要修改');
    expect(
      within(box)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['请填写标题', '请填写理由']);
    fireEvent.click(within(box).getByRole('link', { name: '请填写理由' }));
    expect(screen.getByLabelText('理由')).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  test('R193 a corrected field leaves the list; a second attempt focuses the list again', async () => {
    render(<Example />);
    submit();
    await summary();
    fireEvent.change(screen.getByLabelText('标题'), { target: { value: '停电' } });
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
    screen.getByLabelText('标题').focus();
    submit();
    const box = await summary();
    await waitFor(() => expect(box).toHaveFocus());
  });

  test('R193 an error from the server is shown at its field', async () => {
    render(<Example />);
    for (const name of ['标题', '理由']) fireEvent.change(screen.getByLabelText(name), { target: { value: '停电' } });
    await act(async () => submit());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(within(await summary()).getByRole('link')).toHaveTextContent('标题已存在');
    expect(screen.getByLabelText('标题')).toHaveAttribute('aria-invalid', 'true');
  });
});
