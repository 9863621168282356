import type en from '../en-US/sortable';

const texts: Record<keyof typeof en, string> = {
  'sortable.moved': '{name}已移到第 {position} 位',
  'sortable.movedTo': '{name}已移到{zone}，第 {position} 位',
};

export default texts;
