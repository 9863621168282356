import { createRoot } from 'react-dom/client';
import { Button, ConfigProvider, Input, Select, Table, Tag } from 'antd';

/**
 * A heavy page as staff use it: a table of 500 rows, not virtual, in React and antd, with plain qiankun life cycles
 * and those of wujie; alone it mounts itself. `__BENCH_ROWS__` makes it smaller.
 */
const states = ['new', 'assigned', 'in work', 'done'];
const colors = ['blue', 'gold', 'cyan', 'green'];

const rowsOf = (count) =>
  Array.from({ length: count }, (_, index) => ({
    key: index,
    number: `WO-${String(index + 1).padStart(5, '0')}`,
    project: `Project ${index % 17}`,
    title: `Lamp in corridor ${index % 31} of building ${index % 9} flickers`,
    state: index % 4,
    date: new Date(Date.UTC(2026, index % 12, (index % 28) + 1)).toISOString().slice(0, 10),
    person: `Person ${index % 43}`,
  }));

const columns = [
  { title: 'Number', dataIndex: 'number' },
  { title: 'Project', dataIndex: 'project' },
  { title: 'Title', dataIndex: 'title' },
  { title: 'State', dataIndex: 'state', render: (state) => <Tag color={colors[state]}>{states[state]}</Tag> },
  { title: 'Date', dataIndex: 'date' },
  { title: 'Person', dataIndex: 'person' },
  { title: 'Action', render: () => <Button size="small">Open</Button> },
];

function Page({ rows }) {
  return (
    <ConfigProvider>
      <div data-bench-page style={{ padding: 24 }}>
        <h1>Work orders</h1>
        <Input placeholder="Search" style={{ width: 240 }} aria-label="Search" />
        <Select aria-label="State" style={{ width: 160 }} options={states.map((label) => ({ label, value: label }))} />
        <Table size="small" pagination={false} dataSource={rows} columns={columns} />
      </div>
    </ConfigProvider>
  );
}

let root;

export async function bootstrap() {}

export async function mount({ container, rows = 500 }) {
  const place = document.createElement('div');
  container.append(place);
  root = createRoot(place);
  root.render(<Page rows={rowsOf(window.__BENCH_ROWS__ ?? rows)} />);
}

export async function unmount({ container }) {
  root?.unmount();
  root = undefined;
  container.replaceChildren();
}

const alone = { container: document.body };
if (window.__POWERED_BY_WUJIE__) {
  window.__WUJIE_MOUNT = () => mount(alone);
  window.__WUJIE_UNMOUNT = () => unmount(alone);
} else if (!window.__POWERED_BY_QIANKUN__) void mount(alone);
