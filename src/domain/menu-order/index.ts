export {
  defaultOrder,
  isLocked,
  MAIN_ENTRIES_MIN,
  moveEntry,
  orderedEntries,
  ZONES,
  type MenuOrder,
  type MenuZone,
  type MoveRefusal,
} from './menuOrder';
