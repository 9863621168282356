import { act, renderHook } from '@testing-library/react';
import { parseRegistry } from '@/domain/subsystem/parseRegistry';
import { setLanguage } from '@/shell/preferences';
import { registryStore } from '@/shell/subsystem-registry';
import document from '../../../public/subsystems.json';
import { navigationStore } from './navigationStore';
import { useSystemName } from './registeredEntries';

const registry = parseRegistry(document, 'development', {
  subsystemOrigins: [],
  frameOrigins: [],
  portalOrigin: 'http://localhost',
});

test('A41 a source is named as its system is in the navigation, and follows language and registry', async () => {
  await act(() => setLanguage('zh-CN'));
  navigationStore.setState({ list: [{ systemCode: 'lift', systemName: '电梯与扶梯' } as never] });
  const { result } = renderHook(() => useSystemName());
  const named = () => [
    result.current('电梯平台'),
    result.current('电梯平台', 'lift'),
    result.current('门禁卡', 'nfc'),
    result.current('待办任务', 'systemManager'),
    result.current('培训中心'),
  ];
  expect(named()).toEqual(['电梯平台', '电梯与扶梯', '门禁卡', '待办任务', '培训中心']);

  await act(() => setLanguage('en-US'));
  expect(named()).toEqual(['电梯平台', '电梯与扶梯', '门禁卡', 'Pending tasks', '培训中心']);
  act(() => registryStore.setState({ registry }));
  expect(named()).toEqual(['Lifts', '电梯与扶梯', 'Access cards', 'Pending tasks', '培训中心']);
});
