import { readRegistry } from '../../mock/_data/registry';
import { seedDictionaryItems } from '../../mock/_data/seeds/dictionaries';
import { MANUAL_SOURCES } from '../../mock/_data/seeds/manual-texts';
import { MESSAGE_LEVELS } from '../../mock/_data/seeds/message-templates';
import { seedMessages } from '../../mock/_data/seeds/messages';
import { seedTodos, seedApplications } from '../../mock/_data/seeds/todos';

const names = new Set(
  readRegistry().subsystems.flatMap(({ name, names = {} }) =>
    [name, ...Object.values(names)].map((each) => each?.['zh-CN']),
  ),
);
const now = Date.parse('2026-11-23T12:00:00+08:00');

test('A41 what comes from a system names it as the navigation does, so that English pages can translate it', () => {
  const manualSources = MANUAL_SOURCES.map(({ sourceName }) => sourceName);
  const items = seedDictionaryItems().filter(({ parentCode }) => parentCode === 'manual_source');
  expect(items.map(({ dataName }) => dataName)).toEqual(manualSources);

  const { pendingTodos, processedTodos } = seedTodos(now);
  const todos = [...pendingTodos, ...processedTodos, ...seedApplications(now)];
  const sources = [
    ...manualSources,
    ...MESSAGE_LEVELS.flatMap((level) => level.sources.map(({ name }) => name)),
    ...seedMessages(now)
      .filter(({ createdBy }) => createdBy === 'system')
      .map(({ source }) => source),
    ...todos.map(({ systemName }) => systemName),
  ];
  // Departments of the group, which are no systems.
  expect([...new Set(sources)].filter((source) => !names.has(source)).sort()).toEqual(
    ['门户与账号', '活动运营', '培训中心', '安全管理部'].sort(),
  );
});
