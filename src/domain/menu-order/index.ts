export {
  defaultOrder,
  isLocked,
  MAIN_ENTRIES_MIN,
  moveEntry,
  orderedEntries,
  ZONES,
  type MenuOrder,
  type MenuZone,
  type Refusal,
} from './menuOrder';
