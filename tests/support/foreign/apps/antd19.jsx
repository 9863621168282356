// React 19 with antd, in one script: a program that adds many listeners, observers and styles to a page.
import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { App, Button, ConfigProvider, Modal, Select, Table } from 'antd';

const rows = Array.from({ length: 200 }, (_, index) => ({ key: index, lift: `Lift ${index}`, floor: index % 30 }));

function Page() {
  const [isOpen, setOpen] = useState(false);
  const { message } = App.useApp();
  return (
    <>
      <Button onClick={() => message.info('checked')}>Say</Button>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Select aria-label="floor" options={[{ value: 1, label: 'One' }]} style={{ width: 120 }} />
      <Table dataSource={rows} columns={[{ dataIndex: 'lift' }, { dataIndex: 'floor' }]} scroll={{ y: 200 }} />
      <Modal open={isOpen} title="A lift" onCancel={() => setOpen(false)}>
        words
      </Modal>
    </>
  );
}

let root;
window.liftApp = {
  bootstrap: async () => {},
  mount: async ({ container }) => {
    root = createRoot(container.querySelector('#lift-root'));
    await new Promise((ready) => {
      const Rendered = () => <span ref={() => ready()} />;
      root.render(
        <ConfigProvider>
          <App>
            <Page />
            <Rendered />
          </App>
        </ConfigProvider>,
      );
    });
  },
  unmount: async () => root.unmount(),
};
